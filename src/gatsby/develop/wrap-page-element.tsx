import type { GatsbyBrowser } from 'gatsby'

import { IslandBoundary } from '../../islands/boundary'

/** A page of `gatsby develop` that throws says so (R-ERROR-3). */
export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = ({ element }) => (
  <IslandBoundary>{element}</IslandBoundary>
)
