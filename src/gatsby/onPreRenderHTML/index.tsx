import type { GatsbySSR } from 'gatsby'
import { isValidElement, type ReactNode } from 'react'
import { Noticeboard } from '../../islands/toasts/noticeboard'
import { siteHead } from '../../layout/head/site-head'
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

/** Adds to the head of every page: the fonts, the site's icons. The place of toasts stands at the end of the body. */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
}) => {
  const components = getHeadComponents().filter((component) => !isUnused(component))
  replaceHeadComponents([...preloads, ...siteHead, ...components])
  replacePostBodyComponents([<Noticeboard key="noticeboard" />, ...getPostBodyComponents()])
}
