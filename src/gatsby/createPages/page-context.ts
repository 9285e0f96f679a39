import { defaultLanguage, type Language, languages } from '../../i18n/languages'

/** What a page's query and the translations plugin get. */
export type PageContext = {
  /** Gatsby's id of the Page node; absent on pages without a data file. */
  id?: string
  language: Language
  namespaces: string[]
  i18n: {
    language: Language
    languages: Language[]
    defaultLanguage: Language
    generateDefaultLanguagePage: boolean
    routed: boolean
    originalPath: string
    path: string
  }
}

/** The plugin leaves a page alone, and renders it, only if `i18n` stands in its context. */
export function pageContext(page: {
  id?: string
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
