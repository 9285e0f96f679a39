import { renderToStaticMarkup } from 'react-dom/server'

import { chrome, onSite, word } from '../../tests/jest/site'
import type { Language } from '../i18n/languages'
import { pageTexts, text } from '../islands/texts'
import Layout from './layout'

/** The layout reads only the data, the language and the path from Gatsby's props. */
function open(language: Language): void {
  const props = Object.assign(Object.create(null), {
    data: { ...chrome(language), page: { alternates: [] } },
    pageContext: { language },
    location: { pathname: `/${language}` },
    children: <h1>The page</h1>,
  })
  document.body.innerHTML = renderToStaticMarkup(onSite(<Layout {...props} />, { language }))
}

test.each(['en', 'it'] as const)(
  'every page has the hidden texts of its islands, in its language (%s) (R-ROUTE-6)',
  (language) => {
    open(language)
    for (const key of pageTexts) {
      expect(text(key)).toBe(word(language, key))
      expect(document.querySelector(`[data-text="${key}"]`)).not.toBeVisible()
    }
  },
)
