import type { GatsbyBrowser } from 'gatsby'

let isFirst = true

/** Gives a page of `gatsby develop` the start script. The app opens no second page: each link loads one, as in a build. */
export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = () => {
  if (isFirst) void import('../../src/browser/start/index')
  isFirst = false
}
