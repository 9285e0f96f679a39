/** A slow line between a browser and the site, for browsers whose requests no test can hold back. */
import { createServer, request, type Server } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

import { siteOrigin } from './origins'

export type SlowLine = {
  origin: string
  /** From now on these paths take so long, in ms. */
  slow: (paths: RegExp, delay: number) => void
  /** How often a path was asked for. */
  asked: (paths: RegExp) => number
  close: () => void
}

export async function slowLine(): Promise<SlowLine> {
  let held: { paths: RegExp; delay: number } | undefined
  const log: string[] = []
  const server: Server = createServer(async ({ url = '/', method, headers }, answer) => {
    log.push(url)
    if (held?.paths.test(url)) await pause(held.delay)
    const onward = request(
      siteOrigin + url,
      { method, headers: { ...headers, host: new URL(siteOrigin).host } },
      (from) => {
        answer.writeHead(from.statusCode ?? 500, from.headers)
        from.pipe(answer)
      },
    )
    onward.on('error', () => answer.destroy())
    onward.end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const place = server.address()
  return {
    origin: `http://127.0.0.1:${typeof place === 'object' ? place?.port : ''}`,
    slow: (paths, delay) => {
      held = { paths, delay }
    },
    asked: (paths) => log.filter((url) => paths.test(url)).length,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
