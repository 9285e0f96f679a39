/** Characters that steer a terminal, end a line, or turn the direction of what follows. */
const steering = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu

/** Text from outside as one harmless line of a terminal. */
export const printable = (text: string) =>
  text.replace(steering, (character) => `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`)
