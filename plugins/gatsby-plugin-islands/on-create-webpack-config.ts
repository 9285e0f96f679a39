import { join } from 'node:path'
import type { GatsbyNode } from 'gatsby'

/** Makes Gatsby bundle an empty app. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ stage, store, actions, getConfig }) => {
  if (stage !== 'build-javascript') return
  const { directory } = store.getState().program
  // Replaces the entries: `setWebpackConfig` would add to them.
  actions.replaceWebpackConfig({
    ...getConfig(),
    entry: { app: join(directory, 'plugins/gatsby-plugin-islands/no-app.ts') },
  })
}
