import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { Fragment } from 'react'
import { PageIndex } from '../components/page-index'
import { pathPrefix } from '../i18n/languages'
import { PageHead } from '../layout/head/page-head'
import { headingOf } from '../layout/head/share-image'
import { structuredData } from '../layout/head/structured-data'
import { Layout } from '../layout/layout'
import type { PageContext } from '../layout/page-context'
import { SectionSwitch } from '../sections/section-switch'

export const query = graphql`
  query PageTemplate($id: String!, $language: Language!) {
    page(id: { eq: $id }) {
      pageId
      search {
        title
        description
        keywords
        service
        noindex
      }
      path
      alternates {
        language
        path
        noindex
      }
      terrain {
        saying
        art {
          publicURL
        }
      }
      sections {
        ...AnySection
      }
    }
    ...Chrome
  }
`

type Data = Queries.PageTemplateQuery

const PageTemplate = (props: PageProps<Data, PageContext>) => {
  const sections = props.data.page?.sections ?? []
  return (
    <Layout {...props}>
      {sections.map((section, index) => (
        <Fragment key={section.anchor}>
          <SectionSwitch section={section} />
          {index === 0 && <PageIndex sections={sections} />}
        </Fragment>
      ))}
    </Layout>
  )
}

export default PageTemplate

export const Head = ({ data, pageContext: { language } }: HeadProps<Data, PageContext>) => {
  const { page, site, agency, navigation } = data
  const origin = site?.siteMetadata?.siteUrl
  if (!page || !origin || !agency)
    throw new Error('The page query found no page, site or agency. Run npm run validate, then npm run build.')
  const { pageId, path, alternates, search } = page
  const heading = headingOf(page.sections)
  // Every page of a staging stays out of search.
  const noindex = search.noindex || site.siteMetadata?.noindex === true
  const shown = { ...search, origin, language, path, noindex }
  const facts = {
    ...shown,
    agency,
    // A new language may have no home page yet: its own path stands for it.
    homePath: navigation?.home?.path ?? pathPrefix(language),
    heading,
    questions: page.sections.flatMap((section) => (section.__typename === 'FaqSection' ? section.items : [])),
  }
  return (
    <>
      <PageHead {...shown} siteName={agency.name} alternates={alternates} shared={{ pageId, heading }} />
      <script
        type="application/ld+json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of this site's own data, with every "<" escaped.
        dangerouslySetInnerHTML={{ __html: JSON.stringify(structuredData(facts)).replaceAll('<', '\\u003c') }}
      />
    </>
  )
}
