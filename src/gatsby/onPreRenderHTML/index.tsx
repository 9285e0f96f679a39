import type { GatsbySSR } from 'gatsby'
import { isValidElement, type ReactNode } from 'react'

import { siteHead } from '../../head/site-head'
import { Noticeboard } from '../../islands/toasts/noticeboard'
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
const noticeboard = <Noticeboard key="noticeboard" />

/** Gatsby's own scripts start an app, which this site does not have (docs/delivery.md). */
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
  const postBody = getPostBodyComponents()
  if (process.env.NODE_ENV !== 'production') {
    replaceHeadComponents([...preloads, ...siteHead, ...components])
    replacePostBodyComponents([noticeboard, ...postBody])
    return
  }
  replaceHeadComponents([policy, ...preloads, start, ...siteHead, ...components])
  replacePostBodyComponents([noticeboard, ...postBody.filter((component) => !isGatsbyScript(component))])
}
