import type { GatsbySSR } from 'gatsby'
import { isValidElement, type ReactNode } from 'react'

/** Gatsby's own scripts, which start an app. */
const isGatsbyScript = (component: ReactNode) =>
  isValidElement<{ id?: string; sliceId?: string }>(component) &&
  (component.props.id === 'gatsby-script-loader' ||
    component.props.id === 'gatsby-chunk-mapping' ||
    component.props.sliceId === '_gatsby-scripts')

/** Removes Gatsby's scripts from the pages of a build. */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({ getPostBodyComponents, replacePostBodyComponents }) => {
  if (process.env.NODE_ENV !== 'production') return
  replacePostBodyComponents(getPostBodyComponents().filter((component) => !isGatsbyScript(component)))
}
