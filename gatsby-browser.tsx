// Only `gatsby develop` runs this: the pages of a build have no app (docs/delivery.md).
export { onClientEntry } from './gatsby/develop/on-client-entry'
export { onRouteUpdate } from './gatsby/develop/on-route-update'
