/** Names of the two toasters: one for the results of forms, one for all other notices. */
export type ToasterName = 'results' | 'notices'

export type ToasterOptions = {
  /** Toasts kept at a time. */
  limit: number
  /** How long a toast stays, in ms. */
  duration: number
  /** Distance of a swipe that dismisses, in px. */
  swipe: number
  /** Key that moves focus to the newest toast, and back. */
  hotkey: { code: string; alt: boolean }
  /** Edge of the screen where toasts stand unless they would cover what they speak of. */
  edge: 'top' | 'bottom'
}

/** How long a dismissed toast takes to go, in ms (R-TOAST-3). */
export const removeDelay = 200

/** R-TOAST-1, R-TOAST-2. */
export const toasters: Record<ToasterName, ToasterOptions> = {
  results: { limit: 1, duration: 5000, swipe: 50, hotkey: { code: 'F8', alt: false }, edge: 'bottom' },
  notices: { limit: 3, duration: 4000, swipe: 20, hotkey: { code: 'KeyT', alt: true }, edge: 'top' },
}
