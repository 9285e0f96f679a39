import type { HeadProps } from 'gatsby'
import { pathPrefix } from '../../i18n/languages'
import { PageHead } from '../../layout/head/page-head'
import { type PageFacts, structuredData } from '../../layout/head/structured-data'
import type { PageContext } from '../../layout/page-context'

type Data = Queries.HeadFragment & Queries.ChromeFragment & { readonly page: Queries.PageContentFragment | null }
type Page = Queries.PageContentFragment

/** The first heading of a page. */
function headingOf({ sections, search }: Page): string {
  const [first] = sections
  return first && 'heading' in first ? first.heading : search.title
}

const questionsOf = ({ sections }: Page): PageFacts['questions'] =>
  sections.flatMap((section) => (section.__typename === 'FaqSection' ? section.items : []))

/** JSON that cannot end the element it stands in. */
const inScript = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

const StructuredData = ({ facts }: { facts: PageFacts }) => (
  <script
    type="application/ld+json"
    // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of this site's own data, with every "<" escaped.
    dangerouslySetInnerHTML={{ __html: inScript(structuredData(facts)) }}
  />
)

/** The head of a page of the route table. Throws when the query found no page, site or agency. */
export const ContentPageHead = ({ data, pageContext: { language } }: HeadProps<Data, PageContext>) => {
  const { page, site, agency, navigation } = data
  const origin = site?.siteMetadata?.siteUrl
  if (!page || !origin || !agency) throw new Error('The page query found no page, site or agency.')
  const { pageId, path, alternates, search } = page
  const facts: PageFacts = {
    origin,
    language,
    path,
    // A new language may have no home page yet: its own path stands for it.
    homePath: navigation?.home?.path ?? pathPrefix(language),
    title: search.title,
    description: search.description,
    heading: headingOf(page),
    service: search.service,
    questions: questionsOf(page),
    agency,
  }
  return (
    <>
      <PageHead
        origin={origin}
        siteName={agency.name}
        language={language}
        title={search.title}
        description={search.description}
        pageId={pageId}
        keywords={search.keywords}
        path={path}
        alternates={alternates}
      />
      <StructuredData facts={facts} />
    </>
  )
}
