import type { IncomingMessage, ServerResponse } from 'node:http'
import type { CreateDevServerArgs } from 'gatsby'

import { serveEditor } from '../editor/serve-editor'

/** Lets `npm run develop` redirect as the host does, and serve the editor once `npm run cms` has started its server of files. */
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
