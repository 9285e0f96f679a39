import { graphql, type PageProps } from 'gatsby'
import { PageSections } from '../page/page-sections'
import { HeroPicture } from '../sections/hero/hero-picture'
import { HeroPictureContext } from '../sections/hero/picture-context'
import type { PageContext } from '../site/page-context'

export const query = graphql`
  query IllustratedPageTemplate($id: String!, $language: Language!, $namespaces: [String!]!) {
    page(id: { eq: $id }) {
      ...PageContent
    }
    ...Chrome
    ...Head
    ...Translations
  }
`

/** A page whose hero shows a picture: it alone carries the code that draws one. */
const IllustratedPageTemplate = ({ data }: PageProps<Queries.IllustratedPageTemplateQuery, PageContext>) => (
  <HeroPictureContext.Provider value={HeroPicture}>
    <PageSections page={data.page} />
  </HeroPictureContext.Provider>
)

export default IllustratedPageTemplate

export { ContentPageHead as Head } from '../page/content-page-head'
