import type { GatsbyBrowser } from 'gatsby'

let isFirst = true

/**
 * Gives the first page of `gatsby develop` the start script, like the pages of a build. The app opens no second page:
 * each link loads a page, so that developers and visitors get the same behavior.
 */
export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = () => {
  if (isFirst) void import('../../src/browser/start/index')
  isFirst = false
}
