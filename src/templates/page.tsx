import { graphql, type PageProps } from 'gatsby'
import type { PageContext } from '../layout/page-context'
import { PageSections } from './page/page-sections'

export const query = graphql`
  query PageTemplate($id: String!, $language: Language!) {
    page(id: { eq: $id }) {
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
