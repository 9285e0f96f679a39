import { defaultLanguage, type Language, languages } from '../../src/i18n/languages'
import type { PageContext } from '../../src/layout/page-context'

/** Namespaces that every page needs: the chrome, and the outcome of a form that another page has sent (R-FORM-11). */
const everywhere = ['common', 'forms']

/** The translations plugin makes further pages from a page, unless `i18n` stands in its context. */
export function pageContext(page: {
  pageId?: string
  language: Language
  namespaces: string[]
  path: string
}): PageContext {
  const { path, namespaces, ...rest } = page
  return {
    ...rest,
    namespaces: [...new Set([...everywhere, ...namespaces])],
    i18n: {
      language: page.language,
      languages: [...languages],
      defaultLanguage,
      generateDefaultLanguagePage: false,
      routed: true,
      originalPath: path,
      path,
    },
  }
}
