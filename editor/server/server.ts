import type { IncomingMessage } from 'node:http'
import { z } from 'zod'
import { isLanguage, type Language } from '../../src/i18n/languages'
import { type Answer, html, json, Refusal, refused, send } from '../../tools/support/http/answer'
import { readJson } from '../../tools/support/http/body'
import { requireOwnHost, requireOwnPage } from '../../tools/support/http/trust'
import { listenOnLoopbacks } from '../../tools/support/listen'
import { localOrigin } from '../../tools/support/local'
import { root as project } from '../../tools/support/project'
import { adminEntrance, adminPage } from '../admin/page'
import { bundleAdmin, cmsScripts } from '../admin-files'
import { EditorRefusal } from '../refusal'
import { cmsSettings, localBackend } from '../settings'
import { readSource } from '../source'
import { answerBackend } from './backend'

type Options = {
  /** Folder that holds data/ and locales/. */
  root: string
  port: number
  log?: (line: string) => void
  /** Called after a save, with the files that changed. */
  saved?: (files: readonly string[]) => void
}

type Server = Required<Options> & {
  /** Our part of the editor. */
  script: Promise<string>
  scripts: ReturnType<typeof cmsScripts>
}

const unframed = { 'X-Frame-Options': 'SAMEORIGIN' }

const script = (body: string): Answer => ({
  status: 200,
  headers: { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-cache' },
  body,
})

const config = ({ root }: Server, language: Language): Answer =>
  json(200, cmsSettings(readSource(root), language, localBackend(language)))

const page = (body: string) => html(body, { ...unframed, 'Content-Security-Policy': "frame-ancestors 'self'" })

/** The parts of an address of the editor: /admin/it/config.json. */
const placeOf = (path: string) => {
  const [, language, file = ''] = /^\/admin\/(?:([a-z]{2})(?:\/|$))?([\w.-]*)$/.exec(path) ?? []
  return { language: isLanguage(language) ? language : undefined, file }
}

const nothingAt = (path: string) => `There is nothing at ${path}.`

const get = async (path: string, server: Server): Promise<Answer> => {
  const { language, file } = placeOf(path)
  if (path === '/' || path === '/admin') return { status: 302, headers: { Location: '/admin/' } }
  if (path === '/admin/') return page(adminEntrance)
  if (language && file === '') return page(adminPage(language))
  if (language && file === 'config.json') return config(server, language)
  if (file === 'admin.js') return script(await server.script)
  const theirs = server.scripts.get(file)
  if (theirs) return script(theirs())
  throw new EditorRefusal(404, nothingAt(path))
}

const post = async (path: string, request: IncomingMessage, server: Server): Promise<Answer> => {
  requireOwnPage(request)
  const { language, file } = placeOf(path)
  if (language && file === 'api') return json(200, await answerBackend(await readJson(request), server))
  throw new EditorRefusal(404, nothingAt(path))
}

const route = async (request: IncomingMessage, server: Server): Promise<Answer> => {
  requireOwnHost(request)
  const path = new URL(request.url ?? '/', 'http://localhost').pathname
  if (request.method === 'GET') return get(path, server)
  if (request.method === 'POST') return post(path, request, server)
  const { method } = request
  throw new EditorRefusal(405, `${path} does not take ${method}.`)
}

/** What went wrong. */
const explain = (error: unknown): Refusal => {
  if (error instanceof Refusal) return error
  if (error instanceof EditorRefusal) return new Refusal(error.status, error.words)
  const reason = error instanceof z.ZodError ? z.prettifyError(error) : String(error)
  return new Refusal(500, reason)
}

/** Starts the editor's server, and resolves when it listens. */
export const startCms = async ({ root, port: wanted, log = () => undefined, saved = () => undefined }: Options) => {
  const server: Server = {
    root,
    port: wanted,
    log,
    saved,
    script: bundleAdmin(project),
    scripts: cmsScripts(project),
  }
  const { port, close } = await listenOnLoopbacks(async (request, response) => {
    const answer = await route(request, server).catch((error: unknown) => {
      const refusal = explain(error)
      if (request.method === 'POST' && refusal.status !== 404) log(`refused: ${refusal.message}`)
      return refused(refusal)
    })
    send(response, answer)
  }, wanted)
  return { origin: localOrigin(port), close }
}
