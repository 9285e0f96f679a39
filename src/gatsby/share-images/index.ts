export { type ShareImage, shareImageSize } from './share-image-svg'
export { type DigestCache, type SharedPage, shareImagePath, writeShareImages } from './write-share-images'
