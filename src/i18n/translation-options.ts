import { defaultLanguage, languages } from './languages'

/**
 * Options of gatsby-plugin-react-i18next. It gives a page all namespaces, and takes one of them as the default: which, is
 * not ours to choose, so `usePhrases` names its own.
 */
export const translationOptions = {
  localeJsonSourceName: 'locales',
  languages: [...languages],
  defaultLanguage,
  redirect: false,
  verbose: false,
  i18nextOptions: { interpolation: { escapeValue: false } },
}
