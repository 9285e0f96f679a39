import { graphql, type HeadProps, type PageProps } from 'gatsby'
import type { PageContext } from '../gatsby/createPages/page-context'
import { PageHead } from '../head/page-head'
import { SectionSwitch } from '../sections/registry'

export const query = graphql`
  query PageTemplate($id: String!, $language: String!, $namespaces: [String!]!) {
    page(id: { eq: $id }) {
      pageId
      language
      search {
        title
        description
        keywords
      }
      route {
        en
        it
      }
      sections {
        __typename
        ...CalloutSection
        ...ClosingSection
        ...ComparisonSection
        ...ContactSection
        ...FaqSection
        ...FiguresSection
        ...GridSection
        ...HeroSection
        ...LeadSection
        ...LedgerSection
        ...OfferSection
        ...PrinciplesSection
        ...ProfileSection
        ...ProgramsSection
        ...SituationsSection
        ...StatementSection
        ...SuiteSection
      }
    }
    ...Chrome
    ...Head
    locales: allLocale(filter: { ns: { in: $namespaces }, language: { eq: $language } }) {
      edges {
        node {
          ns
          data
          language
        }
      }
    }
  }
`

/** Every page of the route table: its sections in the order of its data file. */
const PageTemplate = ({ data }: PageProps<Queries.PageTemplateQuery, PageContext>) => (
  <>
    {data.page?.sections.map((section) => (
      <SectionSwitch key={section.anchor} section={section} />
    ))}
  </>
)

export default PageTemplate

export const Head = ({ data, pageContext }: HeadProps<Queries.PageTemplateQuery, PageContext>) => {
  const { page, site, agency } = data
  if (!page || !site?.siteMetadata?.siteUrl || !agency) throw new Error('The page query found no page, site or agency.')
  return (
    <PageHead
      origin={site.siteMetadata.siteUrl}
      siteName={agency.name}
      language={pageContext.language}
      title={page.search.title}
      description={page.search.description}
      keywords={page.search.keywords}
      route={page.route}
    />
  )
}
