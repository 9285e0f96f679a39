import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Some machines lack one of the protocols. */
const loopbacks = ['127.0.0.1', '::1'] as const
const absent = ['EADDRNOTAVAIL', 'EAFNOSUPPORT']

type Listener = (request: IncomingMessage, response: ServerResponse) => void

const listen = async (listener: Listener, port: number, host: string) => {
  const server = createServer(listener)
  server.listen({ port, host, exclusive: true })
  await once(server, 'listening')
  return server
}

const isAddress = (address: AddressInfo | string | null): address is AddressInfo =>
  typeof address === 'object' && address !== null

const listenIfPresent = (listener: Listener, port: number, host: string) =>
  listen(listener, port, host).catch((error: NodeJS.ErrnoException) => {
    if (absent.includes(error.code ?? '')) return undefined
    throw error
  })

/** A connection that stays open would keep the server running. */
function end(server: Server | undefined): void {
  server?.close()
  server?.closeAllConnections()
}

/**
 * Listens on both loopbacks, because `localhost` means IPv4 for some programs and IPv6 for others.
 * @param port 0 for any free port
 */
export const listenOnLoopbacks = async (listener: Listener, port: number) => {
  const [host, other] = loopbacks
  const first = await listen(listener, port, host)
  const address = first.address()
  const chosen = isAddress(address) ? address.port : port
  try {
    const second = await listenIfPresent(listener, chosen, other)
    const close = () => {
      end(first)
      end(second)
    }
    return { port: chosen, close }
  } catch (error) {
    first.close()
    throw error
  }
}
