import { CacheProvider } from '@emotion/react'
import createEmotionServer from '@emotion/server/create-instance'
import type { GatsbySSR } from 'gatsby'
import { renderToString } from 'react-dom/server'

import { createStyleCache } from '../../theme/style-cache'
import { tightened, withoutStyleAttributes } from './tighten'

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
  const html = withoutStyleAttributes(renderToString(<CacheProvider value={cache}>{bodyComponent}</CacheProvider>))
  setHeadComponents(
    // Named for the app, Emotion would move the global styles, and with them the fonts, which load anew then.
    extractCriticalToChunks(html).styles.map(({ key, ids, css }) => (
      <style
        key={ids.join(' ')}
        data-emotion={key === 'css' ? `css ${ids.join(' ')}` : undefined}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: Emotion's own output, made from this site's styles.
        dangerouslySetInnerHTML={{ __html: tightened(css) }}
      />
    )),
  )
  replaceBodyHTMLString(html)
}
