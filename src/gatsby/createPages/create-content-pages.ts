import { resolve } from 'node:path'
import type { CreatePagesArgs } from 'gatsby'

import { pageContext } from './page-context'
import { query } from './query'

const template = resolve('src/templates/page.tsx')

/** One page for each file in data/pages, at its path in data/routes.json. */
export async function createContentPages(api: CreatePagesArgs): Promise<void> {
  const { allPage } = await query<Queries.ContentPagesQuery>(
    api,
    /* GraphQL */ `
      query ContentPages {
        allPage {
          nodes {
            id
            language
            namespaces
            path
          }
        }
      }
    `,
  )
  for (const { id, language, namespaces, path } of allPage.nodes) {
    api.actions.createPage({
      path,
      component: template,
      context: pageContext({ id, language, namespaces: [...namespaces], path }),
    })
  }
}
