import type { IncomingMessage } from 'node:http'

import { Refusal } from './answer'

/** A request under another host name comes from a foreign page whose name resolves to this machine (DNS rebinding). */
const ownNames = ['localhost', '127.0.0.1', '[::1]']

const hostOf = ({ headers }: IncomingMessage) => headers.host ?? ''

/** @throws Refusal 421 when the request was meant for another host */
export const requireOwnHost = (request: IncomingMessage) => {
  const host = hostOf(request)
  if (ownNames.includes(host.replace(/:\d+$/, ''))) return
  throw new Refusal(421, `This answers as localhost only, and was asked as "${host}".`)
}

/**
 * Requests that only a server’s own page, a test or a terminal may send. A browser names the origin of a request; a
 * test or a terminal names none.
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
