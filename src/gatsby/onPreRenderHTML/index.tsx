import type { GatsbySSR } from 'gatsby'
import { isValidElement, type ReactNode } from 'react'

import bricolage from '../../theme/fonts/bricolage-grotesque.woff2'
import hanken from '../../theme/fonts/hanken-grotesk.woff2'

/** It tells visitors nothing. */
const isGenerator = (component: ReactNode) =>
  isValidElement<{ name?: string }>(component) && component.props.name === 'generator'

/** Both fonts hold text of the first screen: without a preload they arrive late and shift it. */
const preloads = [bricolage, hanken].map((href) => (
  <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={href} />
))

export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({ getHeadComponents, replaceHeadComponents }) => {
  const components = getHeadComponents().filter((component) => !isGenerator(component))
  replaceHeadComponents([...preloads, ...components])
}
