/** An interface string that docs/specification.md spells, by its key in locales/<language>/<namespace>.json. */
type SpecifiedText = { rule: string; namespace: string; key: string; en: string; it: string }

/**
 * The one list of these strings. Typography leaves them alone, typewriter signs and all, and tests/specification.test.ts
 * compares locales/ with it.
 */
export const specifiedTexts: readonly SpecifiedText[] = [
  { rule: 'R-FORM-8', namespace: 'forms', key: 'sending', en: 'Sending...', it: 'Invio in corso...' },
  { rule: 'R-FORM-9', namespace: 'forms', key: 'success.title', en: 'Request sent!', it: 'Richiesta inviata!' },
  {
    rule: 'R-FORM-9',
    namespace: 'forms',
    key: 'success.text',
    en: "We'll contact you as soon as possible. Thank you!",
    it: 'Ti contatteremo al più presto. Grazie!',
  },
  { rule: 'R-FORM-10', namespace: 'forms', key: 'error', en: 'Error', it: 'Errore' },
  {
    rule: 'R-FORM-10',
    namespace: 'forms',
    key: 'toast.failure',
    en: 'An error occurred during submission. Please try again later.',
    it: "Si è verificato un errore durante l'invio. Riprova più tardi.",
  },
  {
    rule: 'R-CHECK-2',
    namespace: 'forms',
    key: 'toast.required',
    en: 'Please fill in all required fields',
    it: 'Compila tutti i campi obbligatori',
  },
  {
    rule: 'R-CHECK-3',
    namespace: 'forms',
    key: 'toast.consent',
    en: 'You must accept the Privacy Policy to continue',
    it: 'Devi accettare la Privacy Policy per continuare',
  },
  {
    rule: 'R-ERROR-1',
    namespace: 'not-found',
    key: 'heading',
    en: 'Oops! Page not found',
    it: 'Oops! Page not found',
  },
  { rule: 'R-ERROR-1', namespace: 'not-found', key: 'home', en: 'Return to Home', it: 'Return to Home' },
  {
    rule: 'R-ERROR-3',
    namespace: 'common',
    key: 'error.heading',
    en: 'Unexpected Application Error!',
    it: 'Unexpected Application Error!',
  },
]
