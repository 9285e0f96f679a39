import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'

import { Refusal } from '../../tools/support/http/answer'
import { inProject } from '../../tools/support/project'
import type { openPreview } from './preview'

const types: Record<string, string> = { '.svg': 'image/svg+xml', '.png': 'image/png', '.woff2': 'font/woff2' }

type Places = { root: string; preview: ReturnType<typeof openPreview> }

const find = async (path: string, { root, preview }: Places): Promise<Uint8Array | undefined> => {
  const [, place, name = ''] = /^(\/admin\/assets|\/admin\/images|\/terrain|\/drawing)\/([\w-]+\.\w+)$/.exec(path) ?? []
  if (place === '/admin/assets') return preview.asset(name)
  if (place === '/admin/images') return readFile(join(root, 'data/images', name))
  if (place === '/terrain') return preview.terrain(path)
  // The resolver writes drawings where the build does.
  return place === '/drawing' ? readFile(inProject('public/drawing', name)) : undefined
}

/** What the preview shows besides words: fonts, icons, terrains, drawings, pictures. @throws Refusal 404 */
export const picture = async (path: string, places: Places) => {
  const body = await find(path, places).catch(() => undefined)
  if (!body) throw new Refusal(404, `There is nothing at ${path}.`)
  return { status: 200, headers: { 'Content-Type': types[extname(path)] ?? 'text/plain' }, body }
}
