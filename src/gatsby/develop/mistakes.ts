import { EventEmitter } from 'node:events'

/** Mistakes of the data as they are told in the terminal; empty while it is sound. */
type Mistakes = { current: string; changes: EventEmitter }

declare global {
  /** Gatsby bundles its configuration and its Node API apart: they share nothing but what is global. */
  var mistakesOfData: Mistakes | undefined
}

function mistakes(): Mistakes {
  globalThis.mistakesOfData ??= { current: '', changes: new EventEmitter().setMaxListeners(0) }
  return globalThis.mistakesOfData
}

export function tellMistakes(text: string): void {
  const shared = mistakes()
  shared.current = text
  shared.changes.emit('change', text)
}

/** Tells them now and whenever they change, until the returned function is called. */
export function listenToMistakes(listen: (text: string) => void): () => void {
  const { current, changes } = mistakes()
  listen(current)
  changes.on('change', listen)
  return () => changes.off('change', listen)
}
