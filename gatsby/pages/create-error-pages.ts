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

/** Makes the error pages of each language. No page and no redirect may take their paths. */
export function createErrorPages({ actions }: CreatePagesArgs): void {
  for (const language of languages)
    for (const [file, component] of Object.entries(templates)) {
      const path = `${errorPrefix(language)}/${file}`
      actions.createPage({ path, component, context: pageContext(path, language) })
    }
}
