import { resolve } from 'node:path'
import type { CreatePagesArgs } from 'gatsby'

import { pageContext } from './page-context'
import { query } from './query'

const templates = {
  plain: resolve('src/templates/page.tsx'),
  illustrated: resolve('src/templates/illustrated-page.tsx'),
}

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
            isIllustrated
            path
          }
        }
      }
    `,
  )
  for (const { id, language, namespaces, isIllustrated, path } of allPage.nodes) {
    api.actions.createPage({
      path,
      component: isIllustrated ? templates.illustrated : templates.plain,
      context: pageContext({ id, language, namespaces: [...namespaces], path }),
    })
  }
}
