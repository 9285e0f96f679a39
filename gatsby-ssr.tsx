export { onPreRenderHTML } from './src/gatsby/onPreRenderHTML'
export { onRenderBody } from './src/gatsby/onRenderBody'
