/** Words without what only a whole sentence has: figures, signs at their ends. */
const bare = (words: readonly string[]) =>
  words.map((word) => word.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')).filter((word) => /^[\p{L}’-]{2,}$/u.test(word))

/**
 * A text that says more: by half, in words of its own.
 * @example longer('A shop that sells.') // 'A shop that sells shop that.'
 */
export function longer(text: string): string {
  const words = text.split(' ')
  const [, sentence = '', ending = ''] = /^(.*?)([.!?:…»”]*)$/su.exec(text) ?? []
  const more = bare(words).slice(0, Math.ceil(words.length / 2))
  return [sentence, ...(more.length > 0 ? more : ['più'])].join(' ').replace(/\s+$/, '') + ending
}

/**
 * A text that says less: the first half of its words.
 * @example shorter('A shop that sells.') // 'A shop.'
 */
export function shorter(text: string): string {
  const words = text.split(' ')
  const ending = /[.!?]$/.exec(text)?.[0] ?? ''
  const kept = words.slice(0, Math.max(1, Math.floor(words.length / 2))).join(' ')
  return kept.replace(/[,;:.!?–]$/, '').trimEnd() + ending
}
