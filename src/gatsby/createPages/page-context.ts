import { defaultLanguage, type Language, languages } from '../../i18n/languages'
import type { PageContext } from '../../layout/page-context'

/** Every page says what stands around it, and how a form's request ended that another page has sent (R-FORM-11). */
const everywhere = ['common', 'forms']

/** The plugin leaves a page alone, and renders it, only if `i18n` stands in its context. */
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
