/** Phrases of the toasts and of the button, by their keys in locales/. The form carries them, hidden. */
export const formPhrases = [
  'forms:error',
  'forms:toast.required',
  'forms:toast.consent',
  'forms:toast.failure',
  'forms:success.title',
  'forms:success.text',
  'forms:sending',
] as const

/** Phrases of the islands that every page has, by their keys in locales/. */
export const pagePhrases = [
  'footer.privacy',
  'footer.cookie',
  'policy.close',
  'policy.loading',
  'policy.unreachable',
  'policy.openDirectly',
  'policy.retry',
  'notices.label',
  'notices.results',
  'notices.close',
  'notices.cookiePreferences',
  'notices.noReload',
  'footer.cookiePreferences',
  'error.heading',
  'error.text',
  'error.reload',
] as const

/** What stands beside the button of a sum whose code could not be had. */
export const sumPhrases = ['sum.unavailable'] as const

export type FormPhrase = (typeof formPhrases)[number]
export type IslandPhrase = FormPhrase | (typeof sumPhrases)[number] | (typeof pagePhrases)[number]
