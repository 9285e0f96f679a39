export { type SharedPage, writeShareImages } from './write-share-images'
