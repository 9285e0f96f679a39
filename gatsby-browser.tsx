// Only `gatsby develop` runs this: the pages of a build have no app (docs/delivery.md).
export { onClientEntry } from './src/develop/on-client-entry'
export { onRouteUpdate } from './src/develop/on-route-update'
export { wrapPageElement } from './src/develop/wrap-page-element'
