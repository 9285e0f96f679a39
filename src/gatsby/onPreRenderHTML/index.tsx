import type { GatsbySSR } from 'gatsby'
import { isValidElement, type ReactNode } from 'react'

import { siteHead } from '../../head/site-head'
import bricolage from '../../theme/fonts/bricolage-grotesque.woff2'
import hanken from '../../theme/fonts/hanken-grotesk.woff2'

/** What plugins put into every head and this site does not use: the generator's name, the styles and script of GatsbyImage. */
const isUnused = (component: ReactNode) =>
  isValidElement<{ name?: string }>(component) &&
  (component.props.name === 'generator' || component.key?.startsWith('gatsby-image-style'))

/** Both fonts hold text of the first screen: without a preload they arrive late and shift it. */
const preloads = [bricolage, hanken].map((href) => (
  <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="" href={href} />
))

/** Filled in when the whole build is known: see onPostBuild/seal-pages.ts. */
const policy = <meta key="policy" httpEquiv="Content-Security-Policy" content="" />
const start = <script key="start" data-start="true" src="/start.js" async />

/**
 * Before the app runs, a browser that can fetches a page of ours as soon as somebody rests on its link or presses it. The
 * app fetches the page's data itself, and takes these rules away. They wait in a template until the page is painted
 * (`src/start`): to tell which links there are, the browser lays the page out at once, before its fonts are there.
 */
const speculationRules = `<script type="speculationrules">${JSON.stringify({
  prefetch: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }],
})}</script>`
const speculation = (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant; React would escape its quotes.
  <template key="speculation" dangerouslySetInnerHTML={{ __html: speculationRules }} />
)

/** Gatsby's own scripts: the start script fetches the app when a visitor wants something of it. */
const isGatsbyScript = (component: ReactNode) =>
  isValidElement<{ id?: string; sliceId?: string }>(component) &&
  (component.props.id === 'gatsby-script-loader' ||
    component.props.id === 'gatsby-chunk-mapping' ||
    component.props.sliceId === '_gatsby-scripts')

export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
}) => {
  const components = getHeadComponents().filter((component) => !isUnused(component))
  if (process.env.NODE_ENV !== 'production') {
    replaceHeadComponents([...preloads, ...siteHead, ...components])
    return
  }
  replaceHeadComponents([policy, ...preloads, start, speculation, ...siteHead, ...components])
  replacePostBodyComponents(getPostBodyComponents().filter((component) => !isGatsbyScript(component)))
}
