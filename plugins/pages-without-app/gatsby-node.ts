import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { GatsbyNode, PluginOptions } from 'gatsby'

import { bundle } from './bundle'
import type { Origins } from './content-policy'
import { withFiles } from './files'
import { headerRules } from './headers'
import { refusedBelow } from './refused'

type Options = PluginOptions & { origins: Origins }

/** Gives files short names, empties the app, and bundles our own code before Gatsby renders the pages, which name it. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = async (
  { stage, store, actions, getConfig, plugins },
  { origins }: Options,
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

/** Stops for what browsers would refuse in a page. Writes the rules of the host. */
export const onPostBuild: GatsbyNode['onPostBuild'] = ({ store, reporter }, options: Options) => {
  const { program, pages, config } = store.getState()
  const siteUrl: string = config.siteMetadata?.siteUrl ?? 'http://localhost'
  const folder = join(program.directory, 'public')
  const refused = refusedBelow(folder, pages.keys(), options.origins, siteUrl)
  if (refused.length > 0) reporter.panic(`Browsers would refuse, without a word:\n\n${refused.join('\n')}\n`)
  writeFileSync(join(folder, '_headers'), headerRules(siteUrl, options.origins.script))
}
