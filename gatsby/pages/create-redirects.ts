import type { CreatePagesArgs } from 'gatsby'

import { runQuery } from './run-query'

/**
 * Declares the redirects of data/redirects.json. `onPostBuild` writes them for the CDN and for plain hosts. No link of
 * ours leads to one.
 */
export async function createRedirects({ graphql, actions }: CreatePagesArgs): Promise<void> {
  const { allRedirect } = await runQuery<Queries.RedirectsQuery>(
    graphql,
    /* GraphQL */ `
      query Redirects {
        allRedirect {
          nodes {
            from
            toPath
          }
        }
      }
    `,
  )
  for (const { from, toPath } of allRedirect.nodes) {
    for (const fromPath of from === '/' ? [from] : [from, `${from}/`]) {
      actions.createRedirect({ fromPath, toPath, isPermanent: true })
    }
  }
}
