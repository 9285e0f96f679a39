import { useLayoutEffect } from 'react'

import type { Language } from '../i18n/languages'

/**
 * Says the document's language when a page of another one is opened. Not by Gatsby's Head: that takes the attribute away
 * and gives it back at every change of page, and each time the browser styles and lays out all that stands there.
 */
export function useDocumentLanguage(language: Language): void {
  useLayoutEffect(() => {
    if (document.documentElement.lang !== language) document.documentElement.lang = language
  }, [language])
}
