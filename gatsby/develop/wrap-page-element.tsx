import type { GatsbyBrowser } from 'gatsby'

import { IslandBoundary } from '../../src/islands/boundary'

/** Shows an error message in place of a page that throws in `gatsby develop` (R-ERROR-3). */
export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = ({ element }) => (
  <IslandBoundary>{element}</IslandBoundary>
)
