import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { arrayBuffer } from 'node:stream/consumers'
import { build } from 'esbuild'

import { kindOfFile } from '../gatsby/data/kinds'
import { copyData, readData } from '../gatsby/data/read-data'
import { formatMistakes, type Mistake } from '../gatsby/validate/mistake'
import { validateData } from '../gatsby/validate/validate-data'
import { configOf } from './config'

/** The answer to a check: the mistakes that a save would make, and the files before it. */
export type Check = { mistakes: Mistake[]; current: Record<string, string> }

type Answer = { type: string; body: string; status?: number }

type Options = {
  /** The folder of the project, which has the CMS and its page. */
  project: string
  /** The folder that has data/ and locales/. */
  root: string
  /** The port of decap-server. */
  port: string
  /** The address of the site, to which the editor links. */
  site: string
}

const isEditable = (file: string) =>
  Boolean(kindOfFile(file)?.label) || /^(locales\/[a-z]+\/[a-z-]+\.json|data\/images\/[^/]+)$/.test(file)

const json = (value: unknown): Answer => ({ type: 'application/json', body: JSON.stringify(value) })
const script = (body: string): Answer => ({ type: 'text/javascript', body })

/** The mistakes that the data would have after a save, and does not have now. @param saved each file by its path */
async function checkSave(root: string, saved: FormData): Promise<Mistake[]> {
  mkdirSync(join(root, '.cache'), { recursive: true })
  const copy = mkdtempSync(join(root, '.cache/save-'))
  try {
    copyData(root, copy)
    mkdirSync(join(copy, 'data/images'), { recursive: true })
    for (const [file, content] of saved)
      writeFileSync(join(copy, file), typeof content === 'string' ? content : await content.bytes())
    const known = new Set((await validateData(root)).map((one) => JSON.stringify(one)))
    return (await validateData(copy)).filter((one) => !known.has(JSON.stringify(one)))
  } finally {
    rmSync(copy, { recursive: true })
  }
}

function config({ root, port, site }: Options): Answer {
  const { data, mistakes } = readData(root)
  if (data) return json(configOf(data, port, site))
  return { type: 'text/plain', body: formatMistakes(mistakes, root, 'The editor opens without it.'), status: 422 }
}

async function adminScript(project: string): Promise<Answer> {
  const entry = join(project, 'editor/admin.ts')
  const { outputFiles } = await build({ entryPoints: [entry], bundle: true, write: false, target: 'es2022' })
  return script(outputFiles.map((file) => file.text).join(''))
}

async function answer(path: string, request: IncomingMessage, options: Options): Promise<Answer | undefined> {
  const { project, root } = options
  if (path === '/') return { type: 'text/html', body: readFileSync(join(project, 'editor/admin.html'), 'utf8') }
  if (path === '/config.json') return config(options)
  if (path === '/admin.js') return adminScript(project)
  if (path === '/check' && request.method === 'POST') {
    const headers = { 'Content-Type': request.headers['content-type'] ?? '' }
    const saved = await new Response(await arrayBuffer(request), { headers }).formData()
    const texts = [...saved].flatMap(([file, content]) => (typeof content === 'string' ? [file] : []))
    if (![...saved.keys()].every(isEditable)) throw new Error(`No page of the editor saves ${[...saved.keys()]}`)
    const current = Object.fromEntries(texts.map((file) => [file, readFileSync(join(root, file), 'utf8')]))
    return json({ mistakes: await checkSave(root, saved), current } satisfies Check)
  }
  if (!/^\/(\d+\.)?decap-cms\.js$/.test(path)) return undefined
  const cms = dirname(createRequire(join(project, 'package.json')).resolve('decap-cms'))
  return script(readFileSync(join(cms, path), 'utf8'))
}

/** Answers what stands below /admin: the CMS, its page and configuration, and the check before a save. */
export const serveEditor =
  (options: Options) =>
  async (request: IncomingMessage, response: ServerResponse, next: () => void): Promise<void> => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const found = await answer(pathname, request, options).catch(
      (error: unknown): Answer => ({ type: 'text/plain', body: String(error), status: 500 }),
    )
    if (!found) return next()
    response.writeHead(found.status ?? 200, { 'Content-Type': `${found.type}; charset=utf-8` }).end(found.body)
  }
