import type { IncomingMessage } from 'node:http'

import { webhooks } from '../../src/forms/definition'
import { type Answer, html, json, Refusal, unframed } from '../support/http/answer'
import { requireOwnHost, requireOwnPage } from '../support/http/trust'
import { control } from './control'
import { page } from './page'
import { policies, policyDocument } from './policies'
import { type Inbox, preflight, receive } from './webhook'

type Handler = (request: IncomingMessage, inbox: Inbox) => Answer | Promise<Answer>
type Methods = Record<string, Handler>

const guarded =
  (handler: Handler): Handler =>
  (request, inbox) => {
    requireOwnPage(request)
    return handler(request, inbox)
  }

const policyRoutes = policies.map((policy): [string, Methods] => [
  policy.path,
  {
    GET: () =>
      html(policyDocument(policy), { 'Access-Control-Allow-Origin': '*', 'Content-Language': policy.language }),
  },
])

const webhookRoutes = webhooks.map((form): [string, Methods] => [
  `/webhook/${form}`,
  { OPTIONS: preflight, POST: (request, inbox) => receive(form, request, inbox) },
])

const routes = new Map<string, Methods>([
  [
    '/',
    { GET: async (_, { requests, behaviour }) => html(page(await requests.list(), behaviour.current()), unframed) },
  ],
  ...webhookRoutes,
  ['/control', { GET: guarded((_, { behaviour }) => json(200, behaviour.current())), POST: guarded(control) }],
  [
    '/requests',
    {
      GET: guarded(async (_, { requests }) => json(200, await requests.list())),
      DELETE: guarded(async (_, { requests }) => {
        await requests.clear()
        return { status: 204 }
      }),
    },
  ],
  ...policyRoutes,
])

/**
 * Finds the handler of a request. @throws Refusal 421 for another host's name, 404 for an unknown path, 405 for a
 * method that the path does not have
 */
export const route = (request: IncomingMessage): Handler => {
  requireOwnHost(request)
  const pathname = (request.url ?? '/').split('?', 1).join('')
  const methods = routes.get(pathname)
  if (!methods) throw new Refusal(404, `There is nothing at ${pathname}.`)
  // Node removes the body of an answer to HEAD by itself.
  const handler = methods[request.method === 'HEAD' ? 'GET' : (request.method ?? 'GET')]
  if (handler) return handler
  const allowed = Object.keys(methods).flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
  throw new Refusal(405, `${pathname} does not take ${request.method}.`, [], { Allow: allowed.join(', ') })
}
