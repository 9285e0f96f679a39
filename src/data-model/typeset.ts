import { type Language, languageEntries } from '../i18n/languages'

const noBreakSpace = '\u00a0'
/** Letters from which on a text is a paragraph. The lines of shorter ones, headings and labels, are balanced. */
const paragraph = 40
/** Letters up to which two words stay together. */
const pair = 16

/** The space between a number and its sign or unit, and before a dash. */
const unbroken = /(?<=\d) (?=(?:[€%]|[ckm]?m|[km]?g|[cm]?l|[kMG]B|px|min|[hs])(?![\p{L}\d]))|(?<=€) (?=\d)| (?=[–—] )/gu

/**
 * Copy with the quotation marks and apostrophes of the language, and no line break where one would hurt (`text-wrap: pretty`
 * spares a last line of one word, but not one of two). Signs that only a person can tell are written by hand: 5′, 15″, ’90.
 */
export function typeset(text: string, language: Language): string {
  const [open, close] = languageEntries[language].quotes
  const set = text
    .replace(/(?<=^|[\s(['’–—])"/g, open)
    .replaceAll('"', close)
    .replace(/(?<=^|[\s([“«–—])'/g, '‘')
    .replaceAll("'", '’')
    .replace(unbroken, noBreakSpace)
  if (set.length < paragraph) return set
  return set.replace(/(\S+) (\S+)$/, (both) => (both.length <= pair ? both.replace(' ', noBreakSpace) : both))
}
