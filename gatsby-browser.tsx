import type { GatsbyBrowser } from 'gatsby'

/**
 * Gives a page of `gatsby develop` the start script: the pages of a build have no app (docs/delivery.md). The app opens no
 * second page, for each link loads one, as in a build.
 */
export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  void import('./src/browser/start/index')
}
