import { resolve } from 'node:path'
import type { GatsbyNode } from 'gatsby'
import { createErrorPages } from './pages/create-error-pages'
import { pageContext } from './pages/page-context'
import { runQuery } from './pages/run-query'

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
  createErrorPages(api)
  for (const { from, toPath } of allRedirect.nodes)
    for (const fromPath of from === '/' ? [from] : [from, `${from}/`])
      api.actions.createRedirect({ fromPath, toPath, isPermanent: true })
}
