// Only `gatsby develop` runs this: the pages of a build have no app (docs/delivery.md).
export { onRouteUpdate } from './gatsby/develop/on-route-update'
