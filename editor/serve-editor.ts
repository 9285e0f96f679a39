import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { build } from 'esbuild'
import { z } from 'zod'

import { kindOfFile } from '../gatsby/data/kinds'
import { formatMistakes, type Mistake, newIn } from '../gatsby/validate/mistake'
import { copyData, readData } from '../gatsby/validate/read-data'
import { validateData } from '../gatsby/validate/validate-data'
import { configOf, localBackend } from './config'

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

const isEditable = (file: string) => kindOfFile(file) !== undefined || /^locales\/[a-z]+\/[a-z-]+\.json$/.test(file)
const save = z.object({
  files: z.record(z.string().refine(isEditable), z.string()),
  /** Pictures, each as an address that holds it: `data:image/jpeg;base64,…`. */
  uploads: z.record(z.string().regex(/^data\/images\/[^/]+$/), z.string()),
})

const json = (value: unknown): Answer => ({ type: 'application/json', body: JSON.stringify(value) })
const script = (body: string): Answer => ({ type: 'text/javascript', body })

/** The mistakes that the data would have after a save, and does not have now. */
async function checkSave(root: string, { files, uploads }: z.infer<typeof save>): Promise<Mistake[]> {
  mkdirSync(join(root, '.cache'), { recursive: true })
  const copy = mkdtempSync(join(root, '.cache/save-'))
  try {
    copyData(root, copy)
    mkdirSync(join(copy, 'data/images'), { recursive: true })
    for (const [file, content] of Object.entries(files)) writeFileSync(join(copy, file), content)
    for (const [file, address] of Object.entries(uploads))
      writeFileSync(join(copy, file), address.slice(address.indexOf(',') + 1), 'base64')
    return newIn(await validateData(copy), await validateData(root))
  } finally {
    rmSync(copy, { recursive: true })
  }
}

function config({ root, port, site }: Options): Answer {
  const { data, mistakes } = readData(root)
  if (data) return json(configOf(data, localBackend(port), site))
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
    const saved = save.parse(JSON.parse(await text(request)))
    const current = Object.fromEntries(
      Object.keys(saved.files).map((file) => [file, readFileSync(join(root, file), 'utf8')]),
    )
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
