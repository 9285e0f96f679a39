import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { type BuildOptions, build, type Plugin, transform } from 'esbuild'

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

/** The address of each island's file, by its folder. */
type Addresses = Record<string, string>

/** Lets a stylesheet that an island imports come in the island's code. The content policy refuses style elements alone. */
const adoptedStyles: Plugin = {
  name: 'adopted-styles',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.css$/ }, async ({ path }) => {
      const { code } = await transform(readFileSync(path, 'utf8'), { loader: 'css', minify: true, target: 'es2022' })
      const filled = `const sheet = new CSSStyleSheet(); sheet.replaceSync(${JSON.stringify(code)})`
      return { contents: `${filled}; document.adoptedStyleSheets.push(sheet)` }
    }),
}

/** Imports an island at the address of its bundled file. */
const islandsAt = (addresses: Addresses): Plugin => ({
  name: 'islands',
  setup: ({ onResolve }) =>
    // Only islands are imported when they are needed.
    onResolve({ filter: /\/index$/ }, ({ kind, path, resolveDir }) => {
      if (kind !== 'dynamic-import') return undefined
      const island = basename(dirname(join(resolveDir, path)))
      const address = addresses[island]
      if (!address)
        throw new Error(
          `src/browser/${island} has no bundled file. Give it an index.tsx, or an index.ts for start alone.`,
        )
      return { path: address, external: true }
    }),
})

/**
 * Bundles the start script into one file, and each island, which is a folder of src/browser, into a file that the start
 * script imports when a visitor needs it. Islands with React (`index.tsx`) share it in further files; each of the others
 * is one file. Names of files carry digests. Files of former builds go.
 * @param root folder of the project; the files go into public/assets
 */
export async function bundle(root: string, values: NodeJS.ProcessEnv): Promise<StartScript> {
  rmSync(join(root, 'public/assets'), { recursive: true, force: true })
  const options = optionsFor(root, values)
  type Entries = ReturnType<typeof entriesNamed>
  const bundled = async (entryPoints: Entries, islands: Addresses, splitting = false): Promise<Addresses> => {
    const define = { ...options.define, ISLANDS: JSON.stringify(islands) }
    const plugins = [adoptedStyles, islandsAt(islands)]
    const { metafile } = await build({ ...options, entryPoints, splitting, define, plugins })
    const entries = Object.entries(metafile.outputs).flatMap(([output, { entryPoint }]) =>
      entryPoint ? [[basename(dirname(entryPoint)), `/assets/${basename(output)}`]] : [],
    )
    return Object.fromEntries(entries)
  }
  const plain = entriesNamed(root, 'index.ts')
  const [starts, islands] = [plain.filter(({ out }) => out === 'start'), plain.filter(({ out }) => out !== 'start')]
  const shared = await bundled(entriesNamed(root, 'index.tsx'), {}, true)
  const alone = await bundled(islands, shared)
  const { start: src = '' } = await bundled(starts, { ...shared, ...alone })
  const content = readFileSync(join(root, 'public', src))
  return { src, integrity: `sha256-${createHash('sha256').update(content).digest('base64')}` }
}
