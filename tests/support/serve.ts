import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { z } from 'zod'

import { host, localOrigin } from '../../tools/support/local'

/** Serves answers on any free port of this machine, until it is closed. */
export async function serve(answer: RequestListener) {
  const server = createServer(answer).listen(0, host)
  await once(server, 'listening')
  const { port } = z.object({ port: z.number() }).parse(server.address())
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  return { origin: localOrigin(port), close }
}
