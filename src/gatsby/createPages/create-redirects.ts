import type { CreatePagesArgs } from 'gatsby'

import { query } from './query'

/** Redirects inside the app; those of the CDN and of plain hosts are written by `onPostBuild`. */
export async function createRedirects(api: CreatePagesArgs): Promise<void> {
  const { allRedirect } = await query<Queries.RedirectsQuery>(
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
      api.actions.createRedirect({ fromPath, toPath, isPermanent: true, redirectInBrowser: true })
    }
  }
}
