import { graphql, type PageProps } from 'gatsby'
import type { PageContext } from '../layout/page-context'
import { PageSections } from './page/page-sections'

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

/** The template of every page of the route table. */
const PageTemplate = ({ data }: PageProps<Queries.PageTemplateQuery, PageContext>) => <PageSections page={data.page} />

export default PageTemplate

export { ContentPageHead as Head } from './page/content-page-head'
