/** What the session of the tab holds under a key. Private windows throw. */
export function readSession(key: string): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/**
 * Stores a text until the tab is closed; undefined removes it.
 * @returns whether the browser has done so: private windows and full storage throw
 */
export function writeSession(key: string, text: string | undefined): boolean {
  try {
    if (text === undefined) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, text)
    return true
  } catch {
    return false
  }
}
