import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BuildArgs, PluginOptions } from 'gatsby'

import { headerRules } from './header-rules'
import type { ContentPolicyOptions } from './options'
import { isPage, sealPage } from './seal-page'

/** Writes the content policy into every page, and `_headers`. Runs after the plugins that change pages. */
export function onPostBuild({ store }: BuildArgs, options: PluginOptions & ContentPolicyOptions): void {
  const folder = join(store.getState().program.directory, 'public')
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.html')) continue
    const file = join(folder, name)
    const html = readFileSync(file, 'utf8')
    if (isPage(html)) writeFileSync(file, sealPage(html, options))
  }
  writeFileSync(join(folder, '_headers'), headerRules(options))
}
