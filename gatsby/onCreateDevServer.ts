import type { IncomingMessage, ServerResponse } from 'node:http'
import type { CreateDevServerArgs } from 'gatsby'

import { serveEditor } from '../editor/serve-editor'

/**
 * What `npm run develop` answers besides pages: redirects like the host's, and the editor if `npm run cms` has started the
 * server of its files.
 */
export function onCreateDevServer({ app, store }: CreateDevServerArgs): void {
  const { CMS_PORT: port, SITE_URL: site = '/' } = process.env
  const root: string = store.getState().program.directory
  if (port) app.use('/admin', serveEditor({ project: root, root, port, site }))
  app.use((request: IncomingMessage, response: ServerResponse, next: () => void) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost')
    const target = store.getState().redirects.find(({ fromPath }: { fromPath: string }) => fromPath === pathname)
    if (!target) return next()
    response.writeHead(302, { Location: `${target.toPath}${search}` }).end()
  })
}
