import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { basename, join, relative, resolve } from 'node:path'
import { type BuildOptions, build, type Plugin } from 'esbuild'

import type { IslandsOptions } from './options'

/** The address and the digest of the start script. */
export type StartScript = { src: string; integrity: string }

/** Values of the environment that the bundled code contains. */
const environment = (values: NodeJS.ProcessEnv) =>
  Object.fromEntries(
    Object.entries({ ...values, NODE_ENV: 'production' })
      .filter(([name]) => name === 'NODE_ENV' || name.startsWith('GATSBY_'))
      .map(([name, value]) => [`process.env.${name}`, JSON.stringify(value)]),
  )

const optionsFor = (root: string, values: NodeJS.ProcessEnv) =>
  ({
    absWorkingDir: root,
    outdir: 'public/assets',
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    bundle: true,
    format: 'esm',
    target: 'es2022',
    minify: true,
    jsx: 'automatic',
    define: environment(values),
    legalComments: 'linked',
    metafile: true,
    logLevel: 'warning',
  }) as const satisfies BuildOptions

/** Finds the address of a bundled file by the path of its entry, without its ending. */
type Addresses = ReadonlyMap<string, string>

async function bundle(options: BuildOptions & { metafile: true }): Promise<Addresses> {
  const { metafile } = await build(options)
  return new Map(
    Object.entries(metafile.outputs).flatMap(([output, { entryPoint }]) =>
      entryPoint ? [[entryPoint.replace(/\.tsx?$/, ''), `/assets/${basename(output)}`]] : [],
    ),
  )
}

/** The start script imports islands at the addresses of their bundled files. */
const islandsAt = (root: string, addresses: Addresses): Plugin => ({
  name: 'islands',
  setup: ({ onResolve }) => {
    onResolve({ filter: /-island$/ }, ({ path, resolveDir }) => {
      const address = addresses.get(relative(root, resolve(resolveDir, path)))
      return address === undefined ? undefined : { path: address, external: true }
    })
  },
})

/**
 * Bundles the start script into one file. Bundles each island into a file that the start script imports when a visitor
 * needs it. Names of files carry digests.
 * @param root folder of the project; the files go into public/assets
 */
export async function bundleBrowserCode(
  root: string,
  { start, islands }: IslandsOptions,
  values: NodeJS.ProcessEnv,
): Promise<StartScript> {
  const options = optionsFor(root, values)
  const entryPoints = islands.map((file) => ({ in: `./${file}`, out: basename(file) }))
  const addresses = await bundle({ ...options, entryPoints, splitting: true })
  const started = await bundle({
    ...options,
    entryPoints: [{ in: start, out: 'start' }],
    plugins: [islandsAt(root, addresses)],
  })
  const src = started.get(start.replace('.ts', ''))
  if (!src) throw new Error(`The bundler made no file of ${start}.`)
  const content = readFileSync(join(root, 'public', src))
  return { src, integrity: `sha256-${createHash('sha256').update(content).digest('base64')}` }
}
