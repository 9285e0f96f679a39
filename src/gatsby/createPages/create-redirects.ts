import type { CreatePagesArgs } from 'gatsby'

import { runQuery } from '../run-query'

/** The redirects of data/redirects.json, which `onPostBuild` writes for the CDN and for plain hosts. No link of ours needs one. */
export async function createRedirects(api: CreatePagesArgs): Promise<void> {
  const { allRedirect } = await runQuery<Queries.RedirectsQuery>(
    api,
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
      api.actions.createRedirect({ fromPath, toPath, isPermanent: true })
    }
  }
}
