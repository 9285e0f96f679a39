import type { LayerName } from './layers'
import type { Notice } from './notice'

/** Shows a toast. Its code comes with the first one; a toast that asks for it waits. */
export function notify(layer: LayerName, notice: Notice): void {
  window.dispatchEvent(new Event(wanted))
  import('./show-toast').then(({ showToast }) => showToast(layer, notice), console.error)
}

/** Event that asks the page to mount its toasters; forms send it early, so that a toast can tell of a lost connection. */
export const wanted = 'toasters-wanted'

/** Loads the toasters before they are needed. */
export function prepareToasts(): void {
  window.dispatchEvent(new Event(wanted))
  import('./show-toast').catch(() => undefined)
}
