import { defaultLanguage, type Language, languages } from '../../src/i18n/languages'
import type { PageContext } from '../../src/layout/page-context'

/** The translations plugin makes further pages from a page, unless `i18n` stands in its context. */
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
