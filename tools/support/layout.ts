import { spawnSync } from 'node:child_process'
import { join, relative } from 'node:path'

import { root } from './project'

/** The files of data/ and locales/ below a folder that the formatter would write in another layout. */
export function wrongLayouts(folder: string): string[] {
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome')
  const { stdout } = spawnSync(process.execPath, [biome, 'format', '--reporter=github', 'data', 'locales'], {
    cwd: folder,
    encoding: 'utf8',
  })
  return [...stdout.matchAll(/^::error [^\n]*?file=([^,\n]+)/gm)].map(([, file = '']) => relative(folder, file))
}
