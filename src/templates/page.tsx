import { graphql, type PageProps } from 'gatsby'
import { PageSections } from '../page/page-sections'
import { fetchSections } from '../sections/registry'
import type { PageContext } from '../site/page-context'

export const query = graphql`
  query PageTemplate($pageId: String!, $language: Language!, $namespaces: [String!]!) {
    page(pageId: $pageId, language: $language) {
      ...PageContent
    }
    ...Chrome
    ...Head
    ...Translations
  }
`

/** Every page of the route table but those with a picture. */
const PageTemplate = ({ data }: PageProps<Queries.PageTemplateQuery, PageContext>) => <PageSections page={data.page} />

/** The code of its sections: see `openPage`. */
const fetchCode = ({ page }: Queries.PageTemplateQuery) => fetchSections(page?.sections ?? [])

export default Object.assign(PageTemplate, { fetchCode })

export { ContentPageHead as Head } from '../page/content-page-head'
