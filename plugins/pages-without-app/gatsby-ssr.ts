export { onPreRenderHTML } from './place-elements'
export { replaceRenderer } from './render'
