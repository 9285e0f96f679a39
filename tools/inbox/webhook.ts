import type { IncomingMessage } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

import type { Webhook } from '../../src/forms/definition'
import { payloads } from '../../src/forms/payloads'
import { type Answer, type Headers, json, Refusal, refused } from '../support/http/answer'
import { check, readJson } from '../support/http/body'
import type { Behaviour, CurrentBehaviour } from './behaviour'
import type { Forward } from './forward'
import type { Requests } from './requests'

export type Inbox = {
  requests: Requests
  behaviour: CurrentBehaviour
  log: (line: string) => void
  /** Sends on to a real automation host, if one is named. */
  forward?: Forward
  /** Aborted when the inbox closes, so that it waits for no further answer. */
  closing: AbortSignal
}

const anyOrigin: Headers = { 'Access-Control-Allow-Origin': '*' }

/**
 * JSON to another origin needs a preflight. Like the automation host, the answer allows the headers that the browser
 * asks for.
 */
export const preflight = (request: IncomingMessage): Answer => ({
  status: 204,
  headers: {
    ...anyOrigin,
    'Access-Control-Allow-Methods': 'POST, OPTIONS',
    'Access-Control-Allow-Headers': request.headers['access-control-request-headers'] ?? 'content-type',
    Vary: 'Access-Control-Request-Headers',
  },
})

const accept = async (form: Webhook, request: IncomingMessage, { requests, log, forward }: Inbox) => {
  const payload = check(payloads[form], await readJson(request))
  // The request is stored before the answer says "ok", because that is a promise.
  await requests.append({ receivedAt: new Date().toISOString(), form, payload })
  log(`${form}: accepted, from ${payload.email}`)
  if (forward) log(`${form}: forwarded to ${await forward(form, payload, request.headers['user-agent'] ?? '')}`)
  return json(200, { ok: true }, anyOrigin)
}

const answerHonestly = async (form: Webhook, request: IncomingMessage, inbox: Inbox) => {
  try {
    return await accept(form, request, inbox)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    inbox.log(`${form}: refused with ${error.status}, "${error.message}"`)
    return refused(error, anyOrigin)
  }
}

const misbehave = (form: Webhook, request: IncomingMessage, { log }: Inbox, mode: 'fail' | 'drop'): Answer => {
  request.resume()
  log(`${form}: ${mode === 'fail' ? 'answered with 500' : 'connection dropped'}, as told`)
  if (mode === 'drop') return 'drop'
  return refused(new Refusal(500, 'The inbox was told to fail. Set it to "ok" on its page.'), anyOrigin)
}

const waitIfSlow = async ({ mode, delayMs }: Behaviour, closing: AbortSignal) => {
  if (mode === 'slow') await pause(delayMs, undefined, { signal: closing })
}

/** Handles one POST of a form (R-FORM-4). A slow answer comes late, but the request is stored at once. */
export const receive = async (form: Webhook, request: IncomingMessage, inbox: Inbox): Promise<Answer> => {
  const behaviour = inbox.behaviour.current()
  if (behaviour.mode === 'fail' || behaviour.mode === 'drop') return misbehave(form, request, inbox, behaviour.mode)
  const answer = await answerHonestly(form, request, inbox)
  await waitIfSlow(behaviour, inbox.closing)
  return answer
}
