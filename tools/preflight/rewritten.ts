import { createHash } from 'node:crypto'

import { ask, type Fault, isFault } from './ask'

/** Script tags that the build does not write. The build writes the start script and the data for search engines. */
const foreignScripts = (html: string): string[] =>
  [...html.matchAll(/<script\b[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => !tag.includes(' type="module" src="/assets/') && !tag.includes('application/ld+json'))

const digest = (text: string | Buffer) => `sha256-${createHash('sha256').update(text).digest('base64')}`

/** Whether the page's own policy refuses a style, because the host has changed it. */
const hasChangedStyles = (html: string): boolean =>
  [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].some(([, css = '']) => !html.includes(digest(css)))

/** A host that minifies removes quotes. */
const isWithoutQuotes = (html: string) => !html.includes('<meta http-equiv="Content-Security-Policy" content="')

/** The changes of the host to a page of this site. */
export function findRewriting(html: string, address: string): Fault[] {
  const todo =
    'Turn off what changes pages at the host. Cloudflare: Email Address Obfuscation, Rocket Loader, automatic setup of Web Analytics, Zaraz, JavaScript Detections (Bot Fight Mode), Mirage, a Worker or Snippet of the zone.'
  const [script] = foreignScripts(html)
  return [
    ...(script ? [{ address, message: `has a script that the build does not have: ${script}`, todo }] : []),
    ...(hasChangedStyles(html) ? [{ address, message: 'has changed styles: browsers refuse them', todo }] : []),
    ...(isWithoutQuotes(html) ? [{ address, message: 'is not as the build wrote it: quotes differ', todo }] : []),
  ]
}

/** The start script must match its digest in the page, or browsers do not run it. */
export async function checkStartScript(html: string, origin: string): Promise<Fault[]> {
  const [, src = '', integrity = ''] = /<script [^>]*src="(\/assets\/[^"]+)" integrity="([^"]+)"/.exec(html) ?? []
  if (!src) return []
  const address = origin + src
  const answer = await ask(address)
  if (isFault(answer)) return [answer]
  if (digest(Buffer.from(await answer.arrayBuffer())) === integrity) return []
  const message = 'is not as the build wrote it: browsers refuse it, and no script runs'
  return [{ address, message, todo: 'Turn off what changes scripts at the host, then empty its cache.' }]
}
