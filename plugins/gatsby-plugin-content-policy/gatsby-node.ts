export { onPostBuild } from './on-post-build'
export { pluginOptionsSchema } from './options'
