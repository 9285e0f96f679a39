import type { HeadProps } from 'gatsby'
import { PageHead } from '../../layout/head/page-head'
import type { PageContext } from '../../layout/page-context'

type Data = Queries.HeadFragment & Queries.ChromeFragment & { readonly page: Queries.PageContentFragment | null }

/** The head of a page of the route table. Throws when the query found no page, site or agency. */
export const ContentPageHead = ({ data, pageContext }: HeadProps<Data, PageContext>) => {
  const { page, site, agency } = data
  if (!page || !site?.siteMetadata?.siteUrl || !agency) throw new Error('The page query found no page, site or agency.')
  return (
    <PageHead
      origin={site.siteMetadata.siteUrl}
      siteName={agency.name}
      language={pageContext.language}
      title={page.search.title}
      description={page.search.description}
      pageId={page.pageId}
      keywords={page.search.keywords}
      path={page.path}
      alternates={page.alternates}
    />
  )
}
