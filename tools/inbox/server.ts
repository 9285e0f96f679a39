import type { IncomingMessage } from 'node:http'
import { Refusal, refused, send } from '../support/http/answer'
import { listenOnLoopbacks } from '../support/listen'
import { localOrigin } from '../support/local-environment'
import { newBehaviour } from './behaviour'
import type { Forward } from './forward'
import { printable } from './printable'
import { openRequests } from './requests'
import { route } from './routes'
import type { Inbox } from './webhook'

type Options = {
  /** 0 means any free port. */
  port: number
  /** JSON Lines file for requests. The first request creates it. */
  file: string
  /** Receives one line for each request. */
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
  const { port, close: stopListening } = await listenOnLoopbacks(async (request, response) => {
    send(response, await answer(request, inbox))
  }, wanted)
  const close = async () => {
    closing.abort()
    stopListening()
    await requests.settled()
  }
  return { origin: localOrigin(port), port, requests: requests.list, close }
}
