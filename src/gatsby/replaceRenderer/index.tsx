import { CacheProvider } from '@emotion/react'
import createEmotionServer from '@emotion/server/create-instance'
import type { GatsbySSR } from 'gatsby'
import { renderToString } from 'react-dom/server'

import { createStyleCache } from '../../theme/style-cache'
import { split } from './split'
import { tightened, withoutNamespaces, withoutStyleAttributes } from './tighten'

/**
 * Renders a page with its styles in the head, once each. Emotion's own way puts a style element before every element,
 * which repeats rules and breaks selectors such as `:first-child`.
 */
export const replaceRenderer: GatsbySSR['replaceRenderer'] = ({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
}) => {
  const cache = createStyleCache()
  cache.compat = true
  const { extractCriticalToChunks } = createEmotionServer(cache)
  const rendered = renderToString(<CacheProvider value={cache}>{bodyComponent}</CacheProvider>)
  const html = withoutNamespaces(withoutStyleAttributes(rendered))
  const { now, late } = split(
    extractCriticalToChunks(html)
      .styles.map(({ css }) => tightened(css))
      .join(''),
  )
  setHeadComponents([
    // Not with Emotion's own mark: see src/theme/style-cache.ts.
    // biome-ignore lint/security/noDangerouslySetInnerHtml: Emotion's own output, made from this site's styles.
    <style key="page" data-page dangerouslySetInnerHTML={{ __html: now }} />,
    // biome-ignore lint/security/noDangerouslySetInnerHtml: as above. One file for all pages takes its place: onPostBuild/late-styles.ts.
    <style key="late" data-late dangerouslySetInnerHTML={{ __html: late.join('\n') }} />,
  ])
  replaceBodyHTMLString(html)
}
