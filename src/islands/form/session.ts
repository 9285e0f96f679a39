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

/** How long, in ms, a change waits for more: Safari refuses a page that writes into its history too often. */
const pause = 400

const isTexts = (value: unknown): value is Texts =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((text) => typeof text === 'string')

/** What could not be stored. The history keeps it for this page: for a reload and for Back, but for no other page. */
let kept: Texts | undefined

function keptTexts(): Texts {
  const known: unknown = kept ?? history.state?.kept
  return isTexts(known) ? known : {}
}

let timer: ReturnType<typeof setTimeout> | undefined
const writeKept = () => quietly(() => history.replaceState({ ...history.state, kept }, ''))

function keep(key: string, text: string | undefined): void {
  // After a reload, too: other entries of the history may not have it yet.
  kept = keptTexts()
  const { [key]: known, ...others } = kept
  if (known === text) return
  kept = text === undefined ? others : { ...others, [key]: text }
  clearTimeout(timer)
  timer = setTimeout(writeKept, pause)
  // The history of a page that is being left takes nothing any more.
  addEventListener('beforeunload', keepInHistory)
}

/** Gives the current entry of the history what is kept: before the page is left, and after another entry has come. */
export function keepInHistory(): void {
  if (kept && Object.keys(kept).length > 0) writeKept()
}

/** The keys of this tab's storage that begin with a prefix. */
export const keysWith = (prefix: string): string[] => {
  const stored = quietly(() => Object.keys(sessionStorage)) ?? []
  return [...new Set([...stored, ...Object.keys(keptTexts())])].filter((key) => key.startsWith(prefix))
}

/** Reads the texts that this tab has stored under a key; whatever else stands there counts as no texts. */
export function readTexts(key: string): Texts {
  const stored = quietly<unknown>(() => JSON.parse(keptTexts()[key] ?? sessionStorage.getItem(key) ?? '{}'))
  return isTexts(stored) ? stored : {}
}

function store(key: string, text: string | undefined): boolean {
  return (
    quietly(() => {
      if (text === undefined) sessionStorage.removeItem(key)
      else sessionStorage.setItem(key, text)
      return true
    }) ?? false
  )
}

/** Stores texts for this tab, until it is closed; none: the key goes. Where the tab stores nothing, the history keeps them. */
export function writeTexts(key: string, texts: Texts): void {
  const text = Object.keys(texts).length === 0 ? undefined : JSON.stringify(texts)
  keep(key, store(key, text) ? undefined : text)
}
