export { onPreRenderHTML } from './order-elements'
export { replaceRenderer } from './render'
