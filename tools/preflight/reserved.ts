/** Reserved names and numbers, which never reach anybody, and the brand that stands for the owner's. */
const reserved = [
  /\bexample\.[a-z]{2,}/i,
  /\.(example|invalid)\b/i,
  /\+39 000 000 0000/,
  /IT00000000000/,
  /\bVia Esempio\b/i,
  /\bREA [A-Z]{2}-0+\b/,
  /€0\.00|\b0,00\s€/,
  /\bzagara\b/i,
]

/** An address that only shows the form of an address. */
const hint = /(for example|per esempio) \S+@\S+/gi

export const isReserved = (text: string) => reserved.some((pattern) => pattern.test(text.replace(hint, '')))
