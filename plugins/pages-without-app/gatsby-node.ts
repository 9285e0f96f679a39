import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { GatsbyNode } from 'gatsby'

import { bundle } from './bundle'
import { headerRules } from './headers'
import { originsOf } from './origins'

/** Makes Gatsby bundle an empty app, and bundles our own code for browsers before Gatsby renders the pages, which name it. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = async ({
  stage,
  store,
  actions,
  getConfig,
  plugins,
}) => {
  // Replaces the entries: `setWebpackConfig` would add to them.
  if (stage === 'build-javascript')
    actions.replaceWebpackConfig({ ...getConfig(), entry: { app: 'data:text/javascript,' } })
  if (stage !== 'build-html') return
  const { directory } = store.getState().program
  const start = await bundle(directory, process.env)
  const origins = originsOf(directory, process.env)
  // Gatsby renders every page again when one of these values changes.
  actions.setWebpackConfig({
    plugins: [plugins.define({ START_SCRIPT: JSON.stringify(start), ORIGINS: JSON.stringify(origins) })],
  })
}

/** Writes the rules of the host. */
export const onPostBuild: GatsbyNode['onPostBuild'] = ({ store }) =>
  writeFileSync(join(store.getState().program.directory, 'public/_headers'), headerRules(process.env))
