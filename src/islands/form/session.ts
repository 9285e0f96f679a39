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

/** Whether this tab may store anything. */
export const canStore = (): boolean => quietly(() => Boolean(sessionStorage)) ?? false

/** The keys of this tab's storage that begin with a prefix. */
export const keysWith = (prefix: string): string[] =>
  quietly(() => Object.keys(sessionStorage).filter((key) => key.startsWith(prefix))) ?? []

/** Reads the texts that this tab has stored under a key; whatever else stands there counts as no texts. */
export function readTexts(key: string): Texts {
  const stored = quietly<unknown>(() => JSON.parse(sessionStorage.getItem(key) ?? '{}'))
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return {}
  return Object.fromEntries(
    Object.entries(stored).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

/** Stores texts for this tab, until it is closed; none: the key goes. */
export function writeTexts(key: string, texts: Texts): void {
  quietly(() => {
    if (Object.keys(texts).length === 0) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, JSON.stringify(texts))
  })
}
