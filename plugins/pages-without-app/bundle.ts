import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { type BuildOptions, build, type Plugin } from 'esbuild'

/** The address and the digest of the start script. */
export type StartScript = { src: string; integrity: string }

/** Values of the environment that the bundled code contains. Others are undefined there. */
const environment = (values: NodeJS.ProcessEnv) => ({
  'process.env': '{}',
  ...Object.fromEntries(
    Object.entries({ ...values, NODE_ENV: 'production' })
      .filter(([name]) => name === 'NODE_ENV' || name.startsWith('GATSBY_'))
      .map(([name, value]) => [`process.env.${name}`, JSON.stringify(value)]),
  ),
})

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
    // In place of tsconfig.json, by which elements would be Emotion's: 6 kB, and no browser makes styles here.
    tsconfigRaw: {},
    define: environment(values),
    legalComments: 'linked',
    metafile: true,
    logLevel: 'warning',
  }) as const satisfies BuildOptions

const folder = 'src/browser'

/** The folders of src/browser that have an entry of this name: the start script, and islands. */
const entriesNamed = (root: string, file: string) =>
  readdirSync(join(root, folder))
    .filter((name) => existsSync(join(root, folder, name, file)))
    .map((name) => ({ in: join(folder, name, file), out: name }))

/** The addresses of a bundled entry: of its code, and of the styles that it imports, if any. */
type Bundled = { code: string; styles?: string }
/** By the folder of its entry. */
type Islands = ReadonlyMap<string, Bundled>

const addressOf = (output: string) => `/assets/${basename(output)}`

async function bundledBy(options: BuildOptions & { metafile: true }): Promise<Islands> {
  const { metafile } = await build(options)
  return new Map(
    Object.entries(metafile.outputs).flatMap(([output, { entryPoint, cssBundle }]) =>
      entryPoint
        ? [[basename(dirname(entryPoint)), { code: addressOf(output), styles: cssBundle && addressOf(cssBundle) }]]
        : [],
    ),
  )
}

/** One kind of address of all islands, as code. */
const toCode = (islands: Islands, kind: keyof Bundled) =>
  JSON.stringify(Object.fromEntries([...islands].map(([island, bundled]) => [island, bundled[kind]])))

/** Imports an island at the address of its bundled file, and knows all these addresses. */
const islandsAt = (islands: Islands): Plugin => ({
  name: 'islands',
  setup: ({ onResolve, onLoad }) => {
    // Only islands are imported when they are needed.
    onResolve({ filter: /\/index$/ }, ({ kind, path, resolveDir }) => {
      if (kind !== 'dynamic-import') return undefined
      const island = basename(dirname(join(resolveDir, path)))
      const address = islands.get(island)?.code
      if (!address)
        throw new Error(
          `src/browser/${island} has no bundled file. Give it an index.tsx, or an index.ts for start alone.`,
        )
      return { path: address, external: true }
    })
    onLoad({ filter: /start.addresses\.ts$/ }, () => ({
      contents: `export const addresses = ${toCode(islands, 'code')}, stylesheets = ${toCode(islands, 'styles')}`,
    }))
  },
})

/**
 * Bundles the start script into one file, and each island, which is a folder of src/browser, into a file that the start
 * script imports when a visitor needs it. Islands with React (`index.tsx`) share it in further files; the others need no
 * other script. Names of files carry digests. Files of former builds go.
 * @param root folder of the project; the files go into public/assets
 */
export async function bundle(root: string, values: NodeJS.ProcessEnv): Promise<StartScript> {
  rmSync(join(root, 'public/assets'), { recursive: true, force: true })
  const options = optionsFor(root, values)
  const bundled = (entryPoints: ReturnType<typeof entriesNamed>, islands: Islands) =>
    bundledBy({ ...options, entryPoints, plugins: [islandsAt(islands)] })
  const plain = entriesNamed(root, 'index.ts')
  const isStart = ({ out }: { out: string }) => out === 'start'
  const shared = await bundledBy({ ...options, entryPoints: entriesNamed(root, 'index.tsx'), splitting: true })
  const alone = await bundled(
    plain.filter((entry) => !isStart(entry)),
    shared,
  )
  const start = await bundled(plain.filter(isStart), new Map([...shared, ...alone]))
  const src = start.get('start')?.code ?? ''
  const content = readFileSync(join(root, 'public', src))
  return { src, integrity: `sha256-${createHash('sha256').update(content).digest('base64')}` }
}
