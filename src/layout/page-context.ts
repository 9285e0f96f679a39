import type { Language } from '../i18n/languages'

/** The context that `createPages` gives to a page's query and to the translations plugin. */
export type PageContext = {
  /** Name of the page's data files; absent on pages without one. */
  pageId?: string
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
