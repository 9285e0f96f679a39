export { replaceRenderer } from './src/gatsby/replaceRenderer'
export { onPreRenderHTML } from './src/gatsby/onPreRenderHTML'
