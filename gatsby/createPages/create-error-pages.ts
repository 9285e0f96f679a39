import { resolve } from 'node:path'
import type { CreatePagesArgs } from 'gatsby'

import { defaultLanguage, type Language, languages, pathPrefix } from '../../src/i18n/languages'
import { pageContext } from './page-context'

/** The default language answers all paths without the prefix of another language. */
const prefixOf = (language: Language) => (language === defaultLanguage ? '' : pathPrefix(language))

const errorPages = [
  { file: '404.html', template: resolve('src/templates/not-found.tsx'), namespaces: ['common', 'not-found'] },
  { file: '500.html', template: resolve('src/templates/unexpected-error.tsx'), namespaces: ['common'] },
]

/**
 * Error pages in each language. The host serves the nearest 404 page for unknown paths (R-ERROR-1), and the 500 page
 * when it fails itself (R-ERROR-3).
 */
export function createErrorPages({ actions }: CreatePagesArgs): void {
  for (const language of languages)
    for (const { file, template, namespaces } of errorPages) {
      const path = `${prefixOf(language)}/${file}`
      actions.createPage({ path, component: template, context: pageContext({ language, namespaces, path }) })
    }
}
