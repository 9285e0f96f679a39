/** Reserved names and numbers, and the placeholder brand: nobody is ever reached by them. */
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

/** A hint that shows what an address looks like is meant to reach nobody. */
const hint = /(for example|per esempio) \S+@\S+/gi

export const isReserved = (text: string) => reserved.some((pattern) => pattern.test(text.replace(hint, '')))
