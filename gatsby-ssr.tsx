export { onPreRenderHTML } from './gatsby/onPreRenderHTML'
