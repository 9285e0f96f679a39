import { defaultLanguage, languages } from './languages'

/** Options of gatsby-plugin-react-i18next. Which namespace is its default, is not ours to choose: `usePhrases` names one. */
export const translationOptions = {
  localeJsonSourceName: 'locales',
  languages: [...languages],
  defaultLanguage,
  redirect: false,
  verbose: false,
  i18nextOptions: { interpolation: { escapeValue: false } },
}
