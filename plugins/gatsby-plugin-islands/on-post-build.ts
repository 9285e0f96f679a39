import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BuildArgs, PluginOptions } from 'gatsby'

import { bundleBrowserCode } from './browser-code'
import { htmlFiles } from './html-files'
import type { IslandsOptions } from './options'
import { removeFormerCode, removeUnpublished } from './published'
import { withStartScript } from './start-script'

/** Bundles the code for browsers, and gives every page its start script. */
export async function onPostBuild({ store }: BuildArgs, options: PluginOptions & IslandsOptions): Promise<void> {
  const { directory } = store.getState().program
  const folder = join(directory, 'public')
  removeFormerCode(directory)
  const start = await bundleBrowserCode(directory, options, process.env)
  for (const file of htmlFiles(folder)) writeFileSync(file, withStartScript(readFileSync(file, 'utf8'), start))
  removeUnpublished(directory)
}
