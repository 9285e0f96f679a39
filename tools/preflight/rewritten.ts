import { createHash } from 'node:crypto'

import { ask, type Fault, isFault } from './ask'

/** Something that the host adds to pages or changes in them, and the switch that causes it. */
type Rewriting = { sign: RegExp; does: string; turnOff: string }

const rewritings: readonly Rewriting[] = [
  {
    sign: /data-cfemail|\/cdn-cgi\/l\/email-protection|email-decode(\.min)?\.js/,
    does: 'has hidden e-mail addresses: they lead nowhere, because the page allows no script that shows them',
    turnOff: 'Security → Settings → Email Address Obfuscation',
  },
  {
    sign: /rocket-loader(\.min)?\.js|type=["']?[\da-f]{16,}-(module|text\/javascript)/,
    does: 'has scripts that the host wants to run later by a loader of its own: none runs',
    turnOff: 'Speed → Settings → Rocket Loader',
  },
  {
    sign: /static\.cloudflareinsights\.com|\/cdn-cgi\/rum/,
    does: 'has a script that counts visitors',
    turnOff: 'Web Analytics → Manage site → Automatic setup',
  },
  {
    sign: /\/cdn-cgi\/zaraz\//,
    does: 'has a loader for scripts of others',
    turnOff: 'Zaraz → Settings → Auto-inject script',
  },
  {
    sign: /\/cdn-cgi\/challenge-platform\//,
    does: 'has a script that looks for robots',
    turnOff: 'Security → Settings → JavaScript Detections (Bot Fight Mode)',
  },
  {
    sign: /mirage2?(\.min)?\.js|data-cfsrc/,
    does: 'has pictures that wait for a script of the host',
    turnOff: 'Speed → Settings → Mirage',
  },
]

/** Script tags that the build does not write. The build writes the start script and the data for search engines. */
const foreignScripts = (html: string): string[] =>
  [...html.matchAll(/<script\b[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => !/\ssrc="\/assets\//.test(tag) && !tag.includes('application/ld+json'))

const digest = (text: string | Buffer) => `sha256-${createHash('sha256').update(text).digest('base64')}`

/** Whether the page's own policy refuses a style, because the host has changed it. */
const hasChangedStyles = (html: string): boolean =>
  [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].some(([, css = '']) => !html.includes(digest(css)))

/** A host that minifies removes quotes. */
const isWithoutQuotes = (html: string) => !html.includes('<meta http-equiv="Content-Security-Policy" content="')

/** The changes of the host to a page of this site. */
export function findRewriting(html: string, address: string): Fault[] {
  const known = rewritings.filter(({ sign }) => sign.test(html))
  if (known.length > 0) {
    return known.map(({ does, turnOff }) => ({ address, message: does, todo: `Cloudflare: turn off ${turnOff}.` }))
  }
  const todo = 'Turn off what changes pages at the host: a Worker or Snippet of the zone, any “optimization” of HTML.'
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
