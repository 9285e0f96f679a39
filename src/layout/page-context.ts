import type { Language } from '../i18n/languages'

/** The context that `createPages` gives to a page's query and to the translations plugin. */
export type PageContext = {
  language: Language
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
