import type { IncomingMessage } from 'node:http'

import { Refusal } from './answer'

/** By any other name the inbox is reached through a foreign page that made its own name lead here (DNS rebinding). */
const ownNames = ['localhost', '127.0.0.1', '[::1]']

const hostOf = ({ headers }: IncomingMessage) => headers.host ?? ''

/** @throws Refusal 421 when the request was meant for another host */
export const requireOwnHost = (request: IncomingMessage) => {
  const host = hostOf(request)
  if (ownNames.includes(host.replace(/:\d+$/, ''))) return
  throw new Refusal(421, `This answers as localhost only, and was asked as "${host}".`)
}

/**
 * What only the inbox's own page, a test or a terminal may ask. A browser says where a request comes from; the others
 * say nothing.
 * @throws Refusal 403 when another page asks
 */
export const requireOwnPage = (request: IncomingMessage) => {
  const { origin, 'sec-fetch-site': site } = request.headers
  const isOwnOrigin = origin === undefined || origin === `http://${hostOf(request)}`
  const isOwnSite = site === undefined || site === 'same-origin' || site === 'none'
  if (isOwnOrigin && isOwnSite) return
  throw new Refusal(
    403,
    `Only the own page of this server may ask for this; the request comes from ${origin ?? 'another site'}.`,
  )
}
