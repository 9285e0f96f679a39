import { resolve } from 'node:path'
import type { CreatePagesArgs } from 'gatsby'

import { languages } from '../../src/i18n/languages'
import { errorPrefix } from '../../src/i18n/paths'
import { pageContext } from './page-context'

/** The host serves the nearest 404 page for unknown paths (R-ERROR-1), and the 500 page when it fails itself (R-ERROR-3). */
const templates = {
  '404.html': resolve('src/templates/not-found.tsx'),
  '500.html': resolve('src/templates/unexpected-error.tsx'),
}

/** Error pages in each language. No page and no redirect may take their paths. */
const errorPages = languages.flatMap((language) =>
  Object.entries(templates).map(([file, component]) => ({
    path: `${errorPrefix(language)}/${file}`,
    component,
    language,
  })),
)

export function createErrorPages({ actions }: CreatePagesArgs): void {
  for (const { path, component, language } of errorPages)
    actions.createPage({ path, component, context: pageContext(path, language) })
}
