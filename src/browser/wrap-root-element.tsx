import { CacheProvider } from '@emotion/react'
import type { GatsbyBrowser } from 'gatsby'

import { pageStyles } from '../theme/style-cache'

/** The styles that the page came with are taken over by a cache like the server's. */
export const wrapRootElement: GatsbyBrowser['wrapRootElement'] = ({ element }) => (
  <CacheProvider value={pageStyles}>{element}</CacheProvider>
)
