import { CacheProvider } from '@emotion/react'
import type { GatsbyBrowser } from 'gatsby'

import { createStyleCache } from '../theme/style-cache'

const cache = createStyleCache()

/** The styles that the page came with are taken over by a cache like the server's. */
export const wrapRootElement: GatsbyBrowser['wrapRootElement'] = ({ element }) => (
  <CacheProvider value={cache}>{element}</CacheProvider>
)
