export { onPreRenderHTML } from './src/gatsby/onPreRenderHTML'
