export { replaceRenderer } from './render'
