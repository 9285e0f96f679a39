import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BuildArgs, PluginOptions } from 'gatsby'

import { bundleBrowserCode } from './browser-code'
import { htmlFiles } from './html-files'
import type { IslandsOptions } from './options'
import { shareStyles } from './page-styles'
import { removeFormerCode, removeUnpublished } from './published'
import { withStartScript } from './start-script'

/** Bundles the code for browsers, and gives every page its start script and its styles. */
export async function onPostBuild({ store }: BuildArgs, options: PluginOptions & IslandsOptions): Promise<void> {
  const { directory } = store.getState().program
  const folder = join(directory, 'public')
  removeFormerCode(directory)
  const start = await bundleBrowserCode(directory, options, process.env)
  const files = htmlFiles(folder)
  const pages = shareStyles(
    folder,
    files.map((file) => readFileSync(file, 'utf8')),
  )
  for (const [index, html] of pages.entries()) writeFileSync(files[index] ?? '', withStartScript(html, start))
  removeUnpublished(directory)
}
