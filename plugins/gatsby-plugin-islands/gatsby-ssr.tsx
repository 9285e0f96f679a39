export { onPreRenderHTML } from './remove-gatsby-scripts'
export { replaceRenderer } from './render-page'
