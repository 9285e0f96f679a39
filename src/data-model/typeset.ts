/** Letters from which on a text is a paragraph. The lines of shorter ones, headings and labels, are balanced. */
const paragraph = 40
/** Letters up to which two words stay together. */
const pair = 16

/**
 * Copy as a typesetter would have it: no line begins with a dash, and the last two words of a paragraph stand together.
 * A browser's `text-wrap: pretty` spares a last line of one word, but not one of two.
 */
export function typeset(text: string): string {
  const dashed = text.replace(/ (?=[–—] )/g, '\u00a0')
  if (text.length < paragraph) return dashed
  return dashed.replace(/(\S+) (\S+)$/, (both) => (both.length <= pair ? both.replace(' ', '\u00a0') : both))
}
