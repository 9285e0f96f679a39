/** Texts by name, for example the values of a form by the names of its controls. */
export type Texts = Record<string, string>

/** Private windows and full quotas throw: a form works without storage, too. */
function quietly<T>(action: () => T): T | undefined {
  try {
    return action()
  } catch {
    return undefined
  }
}

/** What this tab has stored under a key, as far as it is texts by name; nothing: no texts. */
export function readTexts(key: string): Texts {
  const stored = quietly<unknown>(() => JSON.parse(sessionStorage.getItem(key) ?? '{}'))
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return {}
  return Object.fromEntries(
    Object.entries(stored).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

/** Adds texts to what is stored under a key; who reads it looks whether it is what it should be. */
export function addTexts(key: string, texts: Texts): void {
  quietly(() =>
    sessionStorage.setItem(key, JSON.stringify({ ...JSON.parse(sessionStorage.getItem(key) ?? '{}'), ...texts })),
  )
}

/** Stores texts for this tab, until it is closed; none: the key goes. */
export function writeTexts(key: string, texts: Texts): void {
  quietly(() => {
    if (Object.keys(texts).length === 0) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, JSON.stringify(texts))
  })
}
