import { EventEmitter } from 'node:events'

/** The mistakes in the data as the terminal shows them; empty if there is none. */
type Mistakes = { current: string; changes: EventEmitter }

declare global {
  /** Gatsby bundles its configuration and its Node API separately: they share only global variables. */
  var mistakesOfData: Mistakes | undefined
}

function mistakes(): Mistakes {
  globalThis.mistakesOfData ??= { current: '', changes: new EventEmitter().setMaxListeners(0) }
  return globalThis.mistakesOfData
}

export function publishMistakes(text: string): void {
  const shared = mistakes()
  shared.current = text
  shared.changes.emit('change', text)
}

/** Calls the listener now and after each change, until the returned function is called. */
export function listenToMistakes(listen: (text: string) => void): () => void {
  const { current, changes } = mistakes()
  listen(current)
  changes.on('change', listen)
  return () => changes.off('change', listen)
}
