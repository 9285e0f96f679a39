import { defaultLanguage, type Language, languages } from '../../i18n/languages'
import type { PageContext } from '../../site/page-context'

/** The plugin leaves a page alone, and renders it, only if `i18n` stands in its context. */
export function pageContext(page: {
  pageId?: string
  language: Language
  namespaces: string[]
  path: string
}): PageContext {
  const { path, ...rest } = page
  return {
    ...rest,
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
