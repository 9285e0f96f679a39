/** Phrases of the toasts, by their keys in locales/. */
export const toastTexts = [
  'notices.label',
  'notices.results',
  'notices.close',
  'notices.cookiePreferences',
  'footer.cookiePreferences',
  'error.heading',
  'error.text',
  'error.reload',
] as const

export type ToastText = (typeof toastTexts)[number]
