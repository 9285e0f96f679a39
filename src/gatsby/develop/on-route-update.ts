import type { GatsbyBrowser } from 'gatsby'

let isFirst = true

/**
 * The first page of `gatsby develop` gets the start script as the pages of a build do. The app opens no second one: a link
 * loads its page, so that what runs while developing is what visitors have.
 */
export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = () => {
  if (isFirst) void import('../../islands/start')
  isFirst = false
}
