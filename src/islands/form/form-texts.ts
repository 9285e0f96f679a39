/**
 * Phrases of a form's toasts, by their keys in locales/. All its other phrases stand in its HTML. Every page carries them: how
 * a request ended is said on the page that its visitor is on (R-FORM-11).
 */
export const formTexts = [
  'forms:error',
  'forms:toast.required',
  'forms:toast.consent',
  'forms:toast.failure',
  'forms:success.title',
  'forms:success.text',
] as const

export type FormText = (typeof formTexts)[number]
