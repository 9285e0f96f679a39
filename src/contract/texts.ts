/** Phrases of the toasts and of the button, by their keys in locales/. The form carries them, hidden. */
export const formTexts = [
  'forms:error',
  'forms:toast.required',
  'forms:toast.consent',
  'forms:toast.failure',
  'forms:success.title',
  'forms:success.text',
  'forms:sending',
] as const

/** Phrases of the islands that every page has, by their keys in locales/. */
export const pageTexts = [
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
export const sumTexts = ['sum.unavailable'] as const

export type FormText = (typeof formTexts)[number]
export type IslandText = FormText | (typeof sumTexts)[number] | (typeof pageTexts)[number]

/**
 * A phrase for an island. The page carries it in a hidden element (island-texts.tsx), so that a browser that translates
 * the page translates it too.
 * @param key of the phrase in locales/
 * @returns the phrase; the key itself where the page has none (R-ROUTE-6)
 */
export const text = (key: IslandText): string => document.querySelector(`[data-text="${key}"]`)?.textContent ?? key
