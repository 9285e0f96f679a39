/** Characters that control a terminal, end a line, or change the direction of the text after them. */
const steering = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu

/** Text from outside as one harmless line for a terminal. */
export const printable = (text: string) =>
  text.replace(steering, (character) => `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`)
