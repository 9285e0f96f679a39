// Only `gatsby develop` runs this: the pages of a build have no app (docs/delivery.md).
export { onClientEntry } from './src/gatsby/develop/on-client-entry'
export { onRouteUpdate } from './src/gatsby/develop/on-route-update'
export { wrapPageElement } from './src/gatsby/develop/wrap-page-element'
