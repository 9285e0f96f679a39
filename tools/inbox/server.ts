import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

import { localOrigin } from '../support/local-environment'
import { isAbsentProtocol, loopbacks } from '../support/ports'
import { Refusal, refused, send } from './answer'
import { newBehaviour } from './behaviour'
import type { Forward } from './forward'
import { printable } from './printable'
import { openRequests } from './requests'
import { route } from './routes'
import type { Inbox } from './webhook'

type Options = {
  /** 0 for any free one. */
  port: number
  /** JSON Lines file that requests are appended to; made when the first one arrives. */
  file: string
  /** Gets one line per request. */
  log?: (line: string) => void
  forward?: Forward
}

const answer = async (request: IncomingMessage, inbox: Inbox) => {
  try {
    return await route(request)(request, inbox)
  } catch (error) {
    if (error instanceof Refusal) return refused(error)
    const reason = error instanceof Error ? error.message : String(error)
    if (!inbox.closing.aborted) inbox.log(`failed: ${reason}`)
    return refused(new Refusal(500, `The inbox failed: ${reason}`))
  }
}

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
    if (isAbsentProtocol(error)) return undefined
    throw error
  })

/** On both loopbacks, because `localhost` is the one for some programs and the other for others. */
const listenOnLoopbacks = async (listener: Listener, port: number) => {
  const [host, other] = loopbacks
  const first = await listen(listener, port, host)
  const address = first.address()
  const chosen = isAddress(address) ? address.port : port
  try {
    const second = await listenIfPresent(listener, chosen, other)
    return { port: chosen, servers: second ? [first, second] : [first] }
  } catch (error) {
    first.close()
    throw error
  }
}

/**
 * Starts the stand-in for the automation host, and resolves when it listens.
 * @throws the error of Node if the port cannot be had
 */
export const startInbox = async ({ port: wanted, file, log = () => undefined, forward }: Options) => {
  const closing = new AbortController()
  const requests = openRequests(file)
  const inbox: Inbox = {
    requests,
    behaviour: newBehaviour(),
    log: (line) => log(printable(line)),
    closing: closing.signal,
    forward,
  }
  const { port, servers } = await listenOnLoopbacks(async (request, response) => {
    send(response, await answer(request, inbox))
  }, wanted)
  const close = async () => {
    closing.abort()
    for (const server of servers) {
      server.close()
      server.closeAllConnections()
    }
    await requests.settled()
  }
  return { origin: localOrigin(port), port, requests: requests.list, close }
}
