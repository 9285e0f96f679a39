import { join } from 'node:path'
import type { GatsbyNode } from 'gatsby'

import { writeAdmin } from './src/cms/write-admin'
import { finishPages } from './src/gatsby/onPostBuild'

export { createPages } from './src/gatsby/createPages'
export { createResolvers } from './src/gatsby/createResolvers'
export { createSchemaCustomization } from './src/gatsby/createSchemaCustomization'
export { onCreateNode, shouldOnCreateNode } from './src/gatsby/onCreateNode'
export { onCreateWebpackConfig } from './src/gatsby/onCreateWebpackConfig'
export { onPreBootstrap } from './src/gatsby/onPreBootstrap'

/** The editor comes last: what the build writes for visitors knows nothing of it. */
export const onPostBuild: GatsbyNode['onPostBuild'] = async (api) => {
  await finishPages(api)
  const { directory } = api.store.getState().program
  await writeAdmin(join(directory, 'public'), directory, process.env)
}
