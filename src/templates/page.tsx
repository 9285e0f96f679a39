import { graphql, type PageProps } from 'gatsby'

import type { PageContext } from '../page/page-context'
import { PageSections } from '../page/page-sections'

export const query = graphql`
  query PageTemplate($id: String!, $language: String!, $namespaces: [String!]!) {
    page(id: { eq: $id }) {
      ...PageContent
    }
    ...Chrome
    ...Head
    ...Translations
  }
`

/** Every page of the route table but those with a picture. */
const PageTemplate = ({ data }: PageProps<Queries.PageTemplateQuery, PageContext>) => <PageSections page={data.page} />

export default PageTemplate

export { ContentPageHead as Head } from '../page/content-page-head'
