import { CacheProvider } from '@emotion/react'
import createEmotionServer from '@emotion/server/create-instance'
import type { GatsbySSR } from 'gatsby'
import { renderToString } from 'react-dom/server'

import { createStyleCache } from './style-cache'

/** Gatsby's router and announcer each bring a style attribute, which the content policy forbids. */
const withoutStyleAttributes = (html: string) => html.replaceAll(/(<div[^>]*?) style="[^"]*"/g, '$1')

/**
 * Renders a page with all its styles once, in the head. By default Emotion puts a style element before every element,
 * which repeats rules and breaks selectors such as `:first-child`.
 */
export const replaceRenderer: GatsbySSR['replaceRenderer'] = ({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
}) => {
  const cache = createStyleCache()
  const html = renderToString(<CacheProvider value={cache}>{bodyComponent}</CacheProvider>)
  const { css } = createEmotionServer(cache).extractCritical(html)
  setHeadComponents([<style key="styles" data-styles dangerouslySetInnerHTML={{ __html: css }} />])
  replaceBodyHTMLString(withoutStyleAttributes(html))
}
