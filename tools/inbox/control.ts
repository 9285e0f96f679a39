import type { IncomingMessage } from 'node:http'

import { type Answer, json } from '../support/http/answer'
import { check, mediaType, readJson, readText } from '../support/http/body'
import { behaviourSchema } from './behaviour'
import type { Inbox } from './webhook'

const isPageForm = (request: IncomingMessage) => mediaType(request) === 'application/x-www-form-urlencoded'

/** Changes how the inbox behaves. Tests send JSON; the page of the inbox sends a form, and is shown again. */
export const control = async (request: IncomingMessage, { behaviour, log }: Inbox): Promise<Answer> => {
  const fromPage = isPageForm(request)
  const asked = fromPage ? Object.fromEntries(new URLSearchParams(await readText(request))) : await readJson(request)
  const next = check(behaviourSchema, asked)
  behaviour.change(next)
  log(`now answers: ${next.mode}${next.mode === 'slow' ? `, after ${next.delayMs} ms` : ''}`)
  return fromPage ? { status: 303, headers: { Location: '/' } } : json(200, { ok: true, ...next })
}
