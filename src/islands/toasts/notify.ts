import type { LayerName } from './layers'
import type { Notice } from './notice'

const load = () => import('./toasts-island')

/** Shows a toast. Its code comes with the first one. */
export function notify(layer: LayerName, notice: Notice): void {
  load().then(({ showToast }) => showToast(layer, notice), console.error)
}

/** Fetches the code of toasts before one is needed. */
export function prepareToasts(): void {
  load().catch(() => undefined)
}
