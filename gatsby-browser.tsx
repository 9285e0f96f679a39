export { onClientEntry } from './src/browser/on-client-entry'
export { onRouteUpdate, shouldUpdateScroll } from './src/motion/scroll'
