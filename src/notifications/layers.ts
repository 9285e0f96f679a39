/** Names of the two layers of toasts (product, point 9). */
export type LayerName = 'results' | 'notices'

export type Layer = {
  /** Toasts kept at a time. */
  limit: number
  /** How long a toast stays, in ms. */
  duration: number
  /** Distance of a swipe that dismisses, in px. */
  swipe: number
  /** Key that moves focus to the newest toast, and back. */
  hotkey: { code: string; alt: boolean }
}

/** How long a dismissed toast takes to go, in ms (specification, section 9). */
export const removeDelay = 200

/** Constants of section 9: the product's own store keeps one toast; the general layer shows three. */
export const layers: Record<LayerName, Layer> = {
  results: { limit: 1, duration: 5000, swipe: 50, hotkey: { code: 'F8', alt: false } },
  notices: { limit: 3, duration: 4000, swipe: 20, hotkey: { code: 'KeyT', alt: true } },
}
