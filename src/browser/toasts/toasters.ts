/**
 * The two toasters: for the results of forms (R-TOAST-1), and for all other notices (R-TOAST-2). For each: how many toasts
 * it shows, how long (in ms), the px of a swipe that dismisses one, and the keys that lead to them: a `code` of the
 * keyboard, and modifiers by their property of an event.
 */
export const toasters = {
  results: { limit: 1, duration: 5000, swipe: 50, hotkey: ['F8'] },
  notices: { limit: 3, duration: 4000, swipe: 20, hotkey: ['altKey', 'KeyT'] },
}

export type ToasterName = keyof typeof toasters

export type ToastContent = { kind: 'success' | 'error' | 'info'; title: string; text: string }
