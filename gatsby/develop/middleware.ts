import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'

import { redirectsFile } from '../../src/data-model/redirects'
import { routesFile } from '../../src/data-model/routes'
import { listenToMistakes } from './mistakes'
import { questionsPage } from './questions-page'
import { sourceFolder } from './sound-copy'

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void
/** The part of Express that this site uses. */
type App = { use: (handler: Handler) => unknown }

const readJson = (root: string, file: string): unknown =>
  JSON.parse(readFileSync(join(sourceFolder(root, 'data'), file), 'utf8'))

/** The target of an old path, by data/redirects.json. */
function redirectOf(path: string, root: string): string | undefined {
  const { redirects } = redirectsFile.parse(readJson(root, 'redirects.json'))
  const from = path === '/' ? path : path.replace(/\/$/, '')
  const redirect = redirects.find((group) => group.from.includes(from))
  const { routes } = routesFile.parse(readJson(root, 'routes.json'))
  return redirect && routes.find(({ page }) => page === redirect.page)?.[redirect.language]
}

/** A stream of the mistakes in the data: one message for each change. */
const stream: Handler = (request, response) => {
  response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-cache, no-transform' })
  const stop = listenToMistakes((text) => response.write(`data: ${JSON.stringify(text)}\n\n`))
  request.on('close', stop)
}

const questions: Handler = (_request, response) => {
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(questionsPage())
}

/** Routes that we add to the server of `npm run develop`: our own addresses, and redirects like those of the host. */
export const developMiddleware = (root: string) => (app: App) => {
  app.use((request, response, next) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost')
    if (pathname === '/___mistakes') return stream(request, response, next)
    if (pathname === '/___questions') return questions(request, response, next)
    const target = redirectOf(pathname, root)
    if (target) return void response.writeHead(302, { Location: `${target}${search}` }).end()
    return next()
  })
}
