const ascii = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join('')

/** Letters of English and Italian, and the signs of our typography: both fonts of the site have them. */
export const letters = `${ascii}\u00a0ÀÈÉÌÒÙàèéìîòùçÇ€£©®°·×–—‘’“”«»…−•`

/** The site draws the arrow between two values itself. */
const known = new Set(`${letters}→`)

/** Marks that no reader sees: soft hyphens, zero-width spaces and joiners, directions, byte order marks. */
const invisible = /\p{Cf}|\p{Variation_Selector}/gu

/** Spaces of other widths, tabs and line breaks. A no-break space (U+00A0) stays: people type it on purpose. */
const spaces = /[\t\n\v\f\r\u0085\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000 ]+/g

/** Letters that come as one sign from PDF files: ﬁ, ﬂ. */
const ligatures = /[\ufb00-\ufb06]/g

/**
 * A pasted text without accidents: invisible marks, other spaces, line breaks, spaces in a row, signs of two
 * letters, and accents that stand apart from their letter (NFD).
 */
export const cleaned = (text: string): string =>
  text
    .replace(ligatures, (sign) => sign.normalize('NFKC'))
    .normalize('NFC')
    .replace(invisible, '')
    .replace(spaces, ' ')
    .trim()

/** @example codeOf('о') // 'U+043E' */
const codeOf = (letter: string) => `U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`

/** Other languages of Europe, and names of people, have Latin letters that our fonts lack: browsers take another font. */
const isShown = (letter: string) => known.has(letter) || /\p{Script=Latin}/u.test(letter)

/** Where the cleaned text begins to differ: the letter that has to go. */
function firstDifference(text: string): string {
  const clean = [...cleaned(text)]
  const at = [...text].findIndex((letter, index) => letter !== clean[index])
  return [...text][at] ?? ' '
}

/** The mistake of a text that the site would show otherwise than its writer sees it; undefined where there is none. */
export function mistakeOfLetters(text: string): string | undefined {
  // Spaces in a row are a matter of typography, which says so itself.
  const written = text.trim().replaceAll(/ {2,}/g, ' ')
  if (cleaned(text) !== written) {
    const code = codeOf(firstDifference(written))
    return `has a sign that came with a paste, an invisible one, another space or an accent apart (${code}): “${text}”. Type these words again`
  }
  const letter = [...text].find((one) => !isShown(one))
  if (letter === undefined) return undefined
  const named = `“${letter}” (${codeOf(letter)})`
  return `has the letter ${named}, which the fonts of the site lack: “${text}”. Write another`
}
