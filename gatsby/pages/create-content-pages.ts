import { resolve } from 'node:path'
import type { CreatePagesArgs } from 'gatsby'
import { pageContext } from './page-context'
import { runQuery } from './run-query'

const component = resolve('src/templates/page.tsx')

/** One page for each file in data/pages, at its path in data/routes.json. */
export async function createContentPages({ graphql, actions }: CreatePagesArgs): Promise<void> {
  const { allPage } = await runQuery<Queries.ContentPagesQuery>(
    graphql,
    /* GraphQL */ `
      query ContentPages {
        allPage {
          nodes {
            id
            language
            path
          }
        }
      }
    `,
  )
  for (const { id, language, path } of allPage.nodes) {
    actions.createPage({ path, component, context: { id, ...pageContext(path, language) } })
  }
}
