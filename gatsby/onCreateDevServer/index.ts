import type { IncomingMessage, ServerResponse } from 'node:http'
import type { CreateDevServerArgs } from 'gatsby'

import { listenToMistakes } from '../develop/watch-data'

/** Answers of `npm run develop` besides pages: a stream of the mistakes in the data, and redirects like the host's. */
export function onCreateDevServer({ app, store }: CreateDevServerArgs): void {
  app.use('/___mistakes', (request: IncomingMessage, response: ServerResponse) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-cache, no-transform' })
    request.on(
      'close',
      listenToMistakes((text) => response.write(`data: ${JSON.stringify(text)}\n\n`)),
    )
  })
  app.use((request: IncomingMessage, response: ServerResponse, next: () => void) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost')
    const target = store.getState().redirects.find(({ fromPath }: { fromPath: string }) => fromPath === pathname)
    if (!target) return next()
    response.writeHead(302, { Location: `${target.toPath}${search}` }).end()
  })
}
