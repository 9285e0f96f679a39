import type { I18NextContext } from 'gatsby-plugin-react-i18next/dist/types'
import { defaultLanguage, type Language, languages } from '../i18n/languages'

export type PageContext = { language: Language; i18n: I18NextContext }

/**
 * What `createPages` gives to a page's query and to the plugin of translations, which makes further pages from a page unless
 * `i18n` stands in its context.
 */
export const pageContext = (path: string, language: Language): PageContext => ({
  language,
  i18n: {
    language,
    languages: [...languages],
    defaultLanguage,
    generateDefaultLanguagePage: false,
    routed: true,
    originalPath: path,
    path,
  },
})
