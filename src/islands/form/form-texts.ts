/** Phrases of a form's toasts, by their keys in locales/. All its other phrases stand in its HTML. */
export const formTexts = [
  'forms:error',
  'forms:toast.required',
  'forms:toast.consent',
  'forms:toast.failure',
  'forms:success.title',
  'forms:success.text',
] as const

export type FormText = (typeof formTexts)[number]
