import { resolve } from 'node:path'
import type { CreatePagesArgs } from 'gatsby'

import { defaultLanguage, type Language, languages, pathPrefix } from '../../i18n/languages'
import { pageContext } from './page-context'

const template = resolve('src/templates/not-found.tsx')

/** The default language answers wherever no other language's prefix stands. */
const prefixOf = (language: Language) => (language === defaultLanguage ? '' : pathPrefix(language))

/**
 * Files the CDN serves for unknown paths, nearest first (R-ERROR-1). Without a `matchPath`: with one, Gatsby writes the
 * path of every page into the app. The start script hands the app the page's data (src/start/not-found.ts).
 */
const notFoundPages = languages.map((language) => ({ language, path: `${prefixOf(language)}/404.html` }))

export function createNotFoundPages({ actions }: CreatePagesArgs): void {
  for (const { language, path } of notFoundPages) {
    actions.createPage({
      path,
      component: template,
      context: pageContext({ language, namespaces: ['common', 'not-found'], path }),
    })
  }
}
