import { join } from 'node:path'
import type { GatsbyNode } from 'gatsby'

/** Gatsby bundles an empty app. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ stage, store, actions, getConfig }) => {
  if (stage !== 'build-javascript') return
  const { directory } = store.getState().program
  // `setWebpackConfig` would add to the entries.
  actions.replaceWebpackConfig({
    ...getConfig(),
    entry: { app: join(directory, 'plugins/gatsby-plugin-islands/no-app.ts') },
  })
}
