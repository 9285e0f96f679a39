import { resolve } from 'node:path'
import type { CreatePagesArgs } from 'gatsby'
import { runQuery } from '../run-query'
import { pageContext } from './page-context'

const template = resolve('src/templates/page.tsx')

/** One page for each file in data/pages, at its path in data/routes.json. */
export async function createContentPages(api: CreatePagesArgs): Promise<void> {
  const { allPage } = await runQuery<Queries.ContentPagesQuery>(
    api,
    /* GraphQL */ `
      query ContentPages {
        allPage {
          nodes {
            pageId
            language
            namespaces
            path
          }
        }
      }
    `,
  )
  for (const { pageId, language, namespaces, path } of allPage.nodes) {
    api.actions.createPage({
      path,
      component: template,
      context: pageContext({ pageId, language, namespaces: [...namespaces], path }),
    })
  }
}
