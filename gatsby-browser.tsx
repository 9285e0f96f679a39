export { onClientEntry } from './src/browser/on-client-entry'
export { wrapRootElement } from './src/browser/wrap-root-element'
export { onRouteUpdate, shouldUpdateScroll } from './src/motion/scroll'
