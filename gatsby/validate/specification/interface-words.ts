import type { Problem } from '../problem'
import type { SiteData } from '../read-data'
import { withRule } from './rule'

/** Interface strings that the specification spells: its rule, the key, the words in English and in Italian. */
const spelled: readonly (readonly [rule: string, namespace: string, key: string, en: string, it: string])[] = [
  ['R-FORM-8', 'forms', 'sending', 'Sending...', 'Invio in corso...'],
  ['R-FORM-9', 'forms', 'success.title', 'Request sent!', 'Richiesta inviata!'],
  [
    'R-FORM-9',
    'forms',
    'success.text',
    "We'll contact you as soon as possible. Thank you!",
    'Ti contatteremo al più presto. Grazie!',
  ],
  ['R-FORM-10', 'forms', 'error', 'Error', 'Errore'],
  [
    'R-FORM-10',
    'forms',
    'toast.failure',
    'An error occurred during submission. Please try again later.',
    "Si è verificato un errore durante l'invio. Riprova più tardi.",
  ],
  ['R-CHECK-2', 'forms', 'toast.required', 'Please fill in all required fields', 'Compila tutti i campi obbligatori'],
  [
    'R-CHECK-3',
    'forms',
    'toast.consent',
    'You must accept the Privacy Policy to continue',
    'Devi accettare la Privacy Policy per continuare',
  ],
  ['R-ERROR-1', 'not-found', 'heading', 'Oops! Page not found', 'Oops! Page not found'],
  ['R-ERROR-1', 'not-found', 'home', 'Return to Home', 'Return to Home'],
  ['R-ERROR-3', 'common', 'error.heading', 'Unexpected Application Error!', 'Unexpected Application Error!'],
]

/** What the specification spells letter by letter, typewriter signs and all: typography leaves it alone. */
export const spelledWords: ReadonlySet<string> = new Set(spelled.flatMap(([, , , en, it]) => [en, it]))

/** Interface strings that the specification spells are spelt so. Other languages have words of their own. */
export function checkSpelledWords({ locales }: SiteData): Problem[] {
  return spelled.flatMap(([rule, namespace, key, en, it]) =>
    locales
      .filter((file) => file.namespace === namespace)
      .flatMap(({ file, language, texts }): Problem[] => {
        const wanted = { en, it }[language]
        if (wanted === undefined || texts.get(key) === wanted) return []
        return [
          { file, field: key, message: withRule(rule, { en: `must be "${wanted}"`, it: `deve essere «${wanted}»` }) },
        ]
      }),
  )
}
