import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, join } from 'node:path'
import { type BuildOptions, build } from 'esbuild'
import { z } from 'zod'
import { terrainAddress, writeTerrain } from '../../gatsby/terrain-files/terrain-file'
import { type Language, languages } from '../../src/i18n/languages'
import { inProject } from '../../tools/support/project'
import type { renderPreview } from '../preview/render'
import { readSource } from '../source'

const folder = inProject('node_modules/.cache/zagara-cms')
const bundle = join(folder, 'preview.cjs')

const bundleOptions: BuildOptions & { write: false } = {
  entryPoints: [inProject('editor/preview/render.tsx')],
  outfile: bundle,
  bundle: true,
  write: false,
  platform: 'node',
  packages: 'external',
  // As in Gatsby's own build of pages: still sections stand in their place at once.
  define: { 'process.env.BUILD_STAGE': '"build-html"' },
  alias: { gatsby: inProject('editor/preview/gatsby.tsx') },
  jsx: 'automatic',
  jsxImportSource: '@emotion/react',
  loader: { '.woff2': 'file', '.svg': 'file', '.png': 'file' },
  assetNames: '[name]',
  publicPath: '/admin/assets',
  logLevel: 'error',
}

type Module = { renderPreview: typeof renderPreview }
const previewModule = z.custom<Module>((value) => z.object({ renderPreview: z.function() }).safeParse(value).success)

/** The sections' own code for Node, and the files that their styles name. */
const bundlePreview = async () => {
  const { outputFiles } = await build(bundleOptions)
  await mkdir(folder, { recursive: true })
  for (const { path, contents } of outputFiles) await writeFile(path, contents)
  const { renderPreview: render } = previewModule.parse(createRequire(bundle)(bundle))
  const files = outputFiles.map(({ path, contents }): [string, Uint8Array] => [basename(path), contents])
  return { render, assets: new Map(files) }
}

const asked = z.object({ page: z.string(), language: z.enum(languages), sections: z.array(z.unknown()) })

/** The preview of pages: sections as the site shows them, from what stands in the editor now. */
export const openPreview = (root: string) => {
  let bundled: ReturnType<typeof bundlePreview> | undefined
  // Bundled when it is first asked for: who changes a figure needs none.
  const ready = () => {
    bundled ??= bundlePreview()
    return bundled
  }
  return {
    /**
     * @param speaker the language that the editor speaks: mistakes are told in it
     * @throws EditorRefusal 422 while the data has a mistake
     */
    render: async (body: unknown, speaker: Language): Promise<string> => {
      const { render } = await ready()
      const source = readSource(root)
      return render({ source, speaker, ...asked.parse(body) })
    },
    asset: async (name: string) => (await ready()).assets.get(name),
    /** A terrain as the build draws it. @param path for example /terrain/home-0a1b.svg */
    terrain: async (path: string) => {
      const { terrains } = readSource(root).data
      const terrain = terrains.find((one) => terrainAddress(one).startsWith(`${path}#`))
      if (!terrain) return undefined
      writeTerrain(terrain, folder)
      return readFile(join(folder, path))
    },
  }
}
