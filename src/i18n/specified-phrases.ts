type SpecifiedPhrase = readonly [rule: string, key: string, en: string, it: string]

/** The phrases that docs/specification.md spells. The build does not typeset them. */
export const specifiedPhrases: readonly SpecifiedPhrase[] = [
  ['R-FORM-8', 'forms:sending', 'Sending...', 'Invio in corso...'],
  ['R-FORM-9', 'forms:success.title', 'Request sent!', 'Richiesta inviata!'],
  [
    'R-FORM-9',
    'forms:success.text',
    "We'll contact you as soon as possible. Thank you!",
    'Ti contatteremo al più presto. Grazie!',
  ],
  ['R-FORM-10', 'forms:error', 'Error', 'Errore'],
  [
    'R-FORM-10',
    'forms:toast.failure',
    'An error occurred during submission. Please try again later.',
    "Si è verificato un errore durante l'invio. Riprova più tardi.",
  ],
  ['R-CHECK-2', 'forms:toast.required', 'Please fill in all required fields', 'Compila tutti i campi obbligatori'],
  [
    'R-CHECK-2',
    'forms:toast.consent',
    'You must accept the Privacy Policy to continue',
    'Devi accettare la Privacy Policy per continuare',
  ],
  ['R-ERROR-1', 'not-found:heading', 'Oops! Page not found', 'Oops! Page not found'],
  ['R-ERROR-1', 'not-found:home', 'Return to Home', 'Return to Home'],
  ['R-ERROR-3', 'common:error.heading', 'Unexpected Application Error!', 'Unexpected Application Error!'],
]
