import type { GatsbySSR, RenderBodyArgs } from 'gatsby'

import { pageFacts, pageLanguage } from './page-facts'
import { structuredData } from './structured-data'

/** Writes JSON in which no text can end the script element around it. */
const inScript = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

/**
 * The structured data of a page. Only the build writes it: programs that need it fetch each page, and Trusted Types
 * refuse a script element that a script makes, even one that holds data.
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

/** Adds the structured data, and the language of the document. */
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
