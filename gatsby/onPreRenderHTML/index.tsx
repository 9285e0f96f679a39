import type { GatsbySSR } from 'gatsby'
import { isValidElement, type ReactNode } from 'react'
import { Noticeboard } from '../../src/islands/toasts/noticeboard'
import { siteHead } from '../../src/layout/head/site-head'
import bricolage from '../../src/theme/fonts/bricolage-grotesque.woff2'
import hanken from '../../src/theme/fonts/hanken-grotesk.woff2'

/**
 * Elements that plugins put into every head and that this site does not use: the name of the generator, styles and
 * script of GatsbyImage.
 */
const isUnused = (component: ReactNode) =>
  isValidElement<{ name?: string }>(component) &&
  (component.props.name === 'generator' || component.key?.startsWith('gatsby-image-style'))

/** Both fonts have text in the first screen. Without a preload they arrive late, and move the text. */
const preloads = [bricolage, hanken].map((href) => (
  <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="" href={href} />
))

/**
 * Adds the fonts and the site's icons to the head of every page, and the container of toasts to the end of its body.
 */
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
