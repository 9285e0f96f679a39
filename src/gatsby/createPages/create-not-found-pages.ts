import { resolve } from 'node:path'
import type { CreatePagesArgs } from 'gatsby'

import { pageContext } from './page-context'

const template = resolve('src/templates/not-found.tsx')

/** Files the CDN serves for unknown paths, nearest first, and what they stand for inside the app (product, point 13). */
const notFoundPages = [
  { language: 'en', path: '/404.html', matchPath: '/*' },
  { language: 'it', path: '/it/404.html', matchPath: '/it/*' },
] as const

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
