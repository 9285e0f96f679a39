import { resolve } from 'node:path'
import type { CreatePagesArgs } from 'gatsby'

import { defaultLanguage, type Language, languages, pathPrefix } from '../../i18n/languages'
import { pageContext } from './page-context'

const template = resolve('src/templates/not-found.tsx')

/** The default language answers wherever no other language's prefix stands. */
const prefixOf = (language: Language) => (language === defaultLanguage ? '' : pathPrefix(language))

/** Files the CDN serves for unknown paths, nearest first, and what they stand for inside the app (product, point 13). */
const notFoundPages = languages.map((language) => ({
  language,
  path: `${prefixOf(language)}/404.html`,
  matchPath: `${prefixOf(language)}/*`,
}))

export function createNotFoundPages({ actions }: CreatePagesArgs): void {
  for (const { language, path, matchPath } of notFoundPages) {
    actions.createPage({
      path,
      // Without it Gatsby rewrites the address bar to the file's own path.
      matchPath,
      component: template,
      context: pageContext({ language, namespaces: ['common', 'not-found'], path }),
    })
  }
}
