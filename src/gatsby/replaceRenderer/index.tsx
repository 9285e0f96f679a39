import { CacheProvider } from '@emotion/react'
import createEmotionServer from '@emotion/server/create-instance'
import type { GatsbySSR } from 'gatsby'
import { renderToString } from 'react-dom/server'

import { createStyleCache } from '../../theme/style-cache'
import { split } from './split'
import { tightened, withoutNamespaces, withoutStyleAttributes } from './tighten'

/** As React writes it where `src/page/below-styles` stands. */
const belowTag = '<link data-below="true"/>'

const style = (mark: 'page' | 'late' | 'below-styles', css: string) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: Emotion's own output, made from this site's styles.
  <style key={mark} {...{ [`data-${mark}`]: true }} dangerouslySetInnerHTML={{ __html: css }} />
)

/**
 * Renders a page with its styles in the head, once each. Emotion's own way puts a style element before every element,
 * which repeats rules and breaks selectors such as `:first-child`. Those of what stands below the first section, and late
 * ones above it, are taken out into files when the build is done (onPostBuild/below-styles, onPostBuild/late-styles).
 */
export const replaceRenderer: GatsbySSR['replaceRenderer'] = ({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
}) => {
  const cache = createStyleCache()
  cache.compat = true
  const { extractCritical } = createEmotionServer(cache)
  const rendered = renderToString(<CacheProvider value={cache}>{bodyComponent}</CacheProvider>)
  const html = withoutNamespaces(withoutStyleAttributes(rendered))
  const [above = ''] = html.split(belowTag)
  const first = extractCritical(above)
  const others = extractCritical(html).ids.filter((id) => !first.ids.includes(id))
  const page = split(tightened(first.css))
  const below = tightened(others.map((id) => cache.inserted[id]).join(''))
  // The page's are not with Emotion's own mark: see src/theme/style-cache.ts.
  setHeadComponents([
    style('page', page.now),
    style('late', page.late.join('\n')),
    below && style('below-styles', below),
  ])
  replaceBodyHTMLString(html)
}
