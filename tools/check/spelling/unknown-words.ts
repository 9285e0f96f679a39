import type { Language } from '../../../src/i18n/languages'

/** Whether a dictionary has a word, spelled with exactly these letters. */
export type Knows = (word: string) => boolean

/** Parts of a text that are no words: figures (`{{quote-time}}`), numbers of a drawing (`{hour}`), tags, addresses. */
const notWords = /\{+[^}]*\}+|<[^>]*>|\S+@\S+/g

/** Letters, joined by apostrophes or hyphens: “don’t”, “e-mail”, “dell’agenzia”. */
const wordPattern = /\p{L}+(?:[’'-]\p{L}+)*[’']?/gu

/** Endings that English adds after an apostrophe, and shortened words that Italian puts before one. */
const endings = /[’'](?:s|t|d|m|ll|re|ve)?$/u
const elided =
  /^(?:l|un|d|c|m|t|s|v|n|gl|dell|all|dall|nell|sull|quell|quest|bell|com|dov|cos|quand|anch|tutt|senz|mezz|po|di|fa|va|sta|da)$/iu

function partsOf(word: string, language: Language): string[] {
  if (language === 'en') return word.replace(endings, '').split(/[’'-]/)
  return word.split(/[’'-]/).filter((part) => part !== '' && !elided.test(part))
}

/**
 * Words of a text that a dictionary does not have, once each. A capital may stand for a small letter.
 * @example unknownWords('The colour of teh shop', 'en', knows) // ['teh']
 */
export function unknownWords(text: string, language: Language, knows: Knows): string[] {
  const isKnown = (word: string) => knows(word) || knows(word.toLowerCase())
  const words = text.replace(notWords, ' ').match(wordPattern) ?? []
  return [...new Set(words)].filter((word) => !isKnown(word) && !partsOf(word, language).every(isKnown))
}
