import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { GatsbyNode, PluginOptions } from 'gatsby'

import { bundle } from './bundle'
import type { Origins } from './content-policy'
import { withFiles } from './files'
import { headerRules } from './headers'

/**
 * Makes Gatsby bundle files under short names, and an empty app. Bundles our own code for browsers before Gatsby renders
 * the pages, which name it.
 */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = async (
  { stage, store, actions, getConfig, plugins },
  { origins }: PluginOptions & { origins: Origins },
) => {
  const config = getConfig()
  config.module.rules = withFiles(config.module.rules, stage)
  // `setWebpackConfig` would add to the entries.
  if (stage === 'build-javascript') config.entry = { app: 'data:text/javascript,' }
  actions.replaceWebpackConfig(config)
  if (stage !== 'build-html') return
  const start = await bundle(store.getState().program.directory, process.env)
  // Gatsby renders every page again when one of these values changes.
  actions.setWebpackConfig({
    plugins: [plugins.define({ START_SCRIPT: JSON.stringify(start), ORIGINS: JSON.stringify(origins) })],
  })
}

/** Writes the rules of the host. */
export const onPostBuild: GatsbyNode['onPostBuild'] = ({ store }) =>
  writeFileSync(join(store.getState().program.directory, 'public/_headers'), headerRules(process.env))
