/** Names of the two toasters: one for the results of forms, one for all other notices. */
export type ToasterName = 'results' | 'notices'

type ToasterOptions = {
  /** Toasts shown at a time. */
  limit: number
  /** How long a toast stays, in ms. */
  duration: number
  /** Distance of a swipe that dismisses, in px. */
  swipe: number
  /** Keys that move the focus to the toasts: a `code` of the keyboard, and modifiers by their property of an event. */
  hotkey: string[]
}

/** R-TOAST-1, R-TOAST-2. */
export const toasters: Record<ToasterName, ToasterOptions> = {
  results: { limit: 1, duration: 5000, swipe: 50, hotkey: ['F8'] },
  notices: { limit: 3, duration: 4000, swipe: 20, hotkey: ['altKey', 'KeyT'] },
}

/** What a toast says. */
export type ToastContent = {
  kind: 'success' | 'error' | 'info'
  title: string
  text?: string
}
