import type { IncomingMessage } from 'node:http'
import { z } from 'zod'
import { isLanguage } from '../../src/i18n/languages'
import { type Answer, html, json, Refusal, refused, send } from '../../tools/inbox/answer'
import { readJson } from '../../tools/inbox/body'
import { requireOwnHost, requireOwnPage } from '../../tools/inbox/trust'
import { listenOnLoopbacks } from '../../tools/support/listen'
import { localOrigin } from '../../tools/support/local-environment'
import { root as project } from '../../tools/support/project'
import { adminEntrance, adminPage } from '../admin/page'
import { bundleAdmin, cmsScripts } from '../admin-files'
import { cmsSettings, localBackend } from '../settings'
import { readSource } from '../source'
import { answerBackend } from './backend'
import { picture } from './pictures'
import { openPreview } from './preview'

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
  preview: ReturnType<typeof openPreview>
}

const unframed = { 'X-Frame-Options': 'SAMEORIGIN' }

const script = (body: string): Answer => ({
  status: 200,
  headers: { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-cache' },
  body,
})

const config = ({ root }: Server, language: string): Answer => {
  const source = readSource(root)
  if (!source || !isLanguage(language)) throw new Refusal(422, 'The data has a mistake: npm run validate names it.')
  return json(200, cmsSettings(source, language, localBackend))
}

const page = (body: string) => html(body, { ...unframed, 'Content-Security-Policy': "frame-ancestors 'self'" })

const get = async (path: string, server: Server): Promise<Answer> => {
  const [, language = '', file = ''] = /^\/admin\/(?:([a-z]{2})(?:\/|$))?([\w.-]*)$/.exec(path) ?? []
  if (path === '/' || path === '/admin') return { status: 302, headers: { Location: '/admin/' } }
  if (path === '/admin/') return page(adminEntrance)
  if (isLanguage(language) && file === '') return page(adminPage(language))
  if (isLanguage(language) && file === 'config.json') return config(server, language)
  if (file === 'admin.js') return script(await server.script)
  const theirs = server.scripts.get(file)
  if (theirs) return script(theirs())
  return picture(path, server)
}

const post = async (path: string, request: IncomingMessage, server: Server): Promise<Answer> => {
  requireOwnPage(request)
  if (path === '/admin/api') return json(200, await answerBackend(await readJson(request), server))
  if (path === '/admin/preview') return json(200, { html: await server.preview.render(await readJson(request)) })
  throw new Refusal(404, `There is nothing at ${path}.`)
}

const route = async (request: IncomingMessage, server: Server): Promise<Answer> => {
  requireOwnHost(request)
  const path = new URL(request.url ?? '/', 'http://localhost').pathname
  if (request.method === 'GET') return get(path, server)
  if (request.method === 'POST') return post(path, request, server)
  throw new Refusal(405, `${path} does not take ${request.method}.`)
}

const explain = (error: unknown): Refusal => {
  if (error instanceof Refusal) return error
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
    preview: openPreview(root),
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
