export { type DigestCache, type SharedPage, writeShareImages } from './write-share-images'
