import type { GatsbySSR } from 'gatsby'
import { isValidElement, type ReactNode } from 'react'

/** Gatsby's own scripts start an app. */
const isGatsbyScript = (component: ReactNode) =>
  isValidElement<{ id?: string; sliceId?: string }>(component) &&
  (component.props.id === 'gatsby-script-loader' ||
    component.props.id === 'gatsby-chunk-mapping' ||
    component.props.sliceId === '_gatsby-scripts')

/** Pages of a build carry none of Gatsby's scripts. */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({ getPostBodyComponents, replacePostBodyComponents }) => {
  if (process.env.NODE_ENV !== 'production') return
  replacePostBodyComponents(getPostBodyComponents().filter((component) => !isGatsbyScript(component)))
}
