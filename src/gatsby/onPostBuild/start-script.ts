import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSync } from 'esbuild'
import { type MinifyOptions, minify_sync } from 'terser'
import { z } from 'zod'

import { minimizing } from '../minimizing'

const webpackStats = z.object({
  namedChunkGroups: z.object({ app: z.object({ assets: z.array(z.object({ name: z.string() })) }) }),
})
const appData = z.object({ webpackCompilationHash: z.string() })

const integrityOf = (content: string | Buffer) => `sha256-${createHash('sha256').update(content).digest('base64')}`

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))

/** What the start script has to know to start the app: written into it, so that no page has to carry it. */
function builtApp(folder: string) {
  const { app } = webpackStats.parse(readJson(join(folder, 'webpack.stats.json'))).namedChunkGroups
  const names = app.assets.map(({ name }) => name).filter((name) => name.endsWith('.js'))
  return {
    scripts: names.map((name) => [`/${name}`, integrityOf(readFileSync(join(folder, name)))]),
    compilationHash: appData.parse(readJson(join(folder, 'page-data/app-data.json'))).webpackCompilationHash,
  }
}

/** Functions side by side, none within another's call: alike things stand together, and compression makes less of them. */
const minimizingAlone: MinifyOptions = {
  ...minimizing,
  compress: { ...minimizing.compress, hoist_funs: true, inline: 1 },
}

/**
 * Bundles src/start into one file, named by its digest. Terser leaves a tenth less of it than esbuild's own minimizing.
 * @param folder of the build
 * @returns its address and integrity, for the pages
 */
export function writeStartScript(folder: string): { src: string; integrity: string } {
  const { outputFiles } = buildSync({
    entryPoints: ['src/start/index.ts'],
    bundle: true,
    format: 'iife',
    target: 'es2022',
    define: { BUILT_APP: JSON.stringify(builtApp(folder)) },
    write: false,
  })
  const content = minify_sync(outputFiles.map(({ text }) => text).join(''), minimizingAlone).code ?? ''
  const digest = createHash('sha256').update(content).digest('hex').slice(0, 12)
  const src = `/assets/start-${digest}.js`
  writeFileSync(join(folder, src), content)
  return { src, integrity: integrityOf(content) }
}
