import type { GatsbySSR, RenderBodyArgs } from 'gatsby'

import { pageFacts, pageLanguage } from './page-facts'
import { structuredData } from './structured-data'

/** JSON that cannot end the element it stands in. */
const inScript = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

/**
 * Structured data stands in the page as it is served and nowhere else: it is for readers that fetch each page, and a
 * script element made in the browser, even one that holds data, is what Trusted Types refuse.
 */
const setStructuredData = (pageResult: unknown, setHeadComponents: RenderBodyArgs['setHeadComponents']) => {
  const facts = pageFacts(pageResult)
  if (!facts) return
  const html = inScript(structuredData(facts))
  setHeadComponents([
    // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of this site's own data, with every "<" escaped.
    <script key="structured-data" type="application/ld+json" dangerouslySetInnerHTML={{ __html: html }} />,
  ])
}

/** Beside the structured data, the document's language, which the layout keeps in the browser. */
export const onRenderBody: GatsbySSR['onRenderBody'] = ({
  pathname,
  loadPageDataSync,
  setHeadComponents,
  setHtmlAttributes,
}) => {
  const pageResult = loadPageDataSync?.(pathname)?.result
  setHtmlAttributes({ lang: pageLanguage(pageResult) })
  setStructuredData(pageResult, setHeadComponents)
}
