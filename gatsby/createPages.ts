import { resolve } from 'node:path'
import type { GatsbyNode } from 'gatsby'
import { languages } from '../src/i18n/languages'
import { errorPrefix } from '../src/i18n/paths'
import { pageContext } from '../src/layout/page-context'
import { runQuery } from './run-query'

/** The host serves the nearest 404 page for unknown paths (R-ERROR-1), and the 500 page when it fails itself (R-ERROR-3). */
const errorTemplates = { '404.html': 'src/templates/not-found.tsx', '500.html': 'src/templates/unexpected-error.tsx' }

/** Pages of data/pages at their paths in data/routes.json, error pages, and redirects, which `onPostBuild` writes for the host. */
export const createPages: GatsbyNode['createPages'] = async (api) => {
  const { allPage, allRedirect } = await runQuery<Queries.SiteQuery>(
    api.graphql,
    /* GraphQL */ `
      query Site {
        allPage {
          nodes {
            id
            language
            path
          }
        }
        allRedirect {
          nodes {
            from
            toPath
          }
        }
      }
    `,
  )
  const component = resolve('src/templates/page.tsx')
  for (const { id, language, path } of allPage.nodes)
    api.actions.createPage({ path, component, context: { id, ...pageContext(path, language) } })
  for (const language of languages)
    for (const [file, template] of Object.entries(errorTemplates)) {
      const path = `${errorPrefix(language)}/${file}`
      api.actions.createPage({ path, component: resolve(template), context: pageContext(path, language) })
    }
  for (const { from, toPath } of allRedirect.nodes)
    for (const fromPath of from === '/' ? [from] : [from, `${from}/`])
      api.actions.createRedirect({ fromPath, toPath, isPermanent: true })
}
