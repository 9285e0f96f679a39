import { createHash } from 'node:crypto'

import { ask, type Fault, isFault } from './ask'

/** Something that a host adds to pages or changes in them, and the switch that causes it. */
type Rewriting = { sign: RegExp; does: string; todo: string }

const cloudflare = (path: string) => `Cloudflare: turn off ${path}.`
const netlify = (path: string) => `Netlify: turn off Project configuration → ${path}.`

const rewritings: readonly Rewriting[] = [
  {
    sign: /data-cfemail|\/cdn-cgi\/l\/email-protection|email-decode(\.min)?\.js/,
    does: 'has hidden e-mail addresses: they lead nowhere, because the page allows no script that shows them',
    todo: cloudflare('Security → Settings → Email Address Obfuscation'),
  },
  {
    sign: /rocket-loader(\.min)?\.js|type=["']?[\da-f]{16,}-(module|text\/javascript)/,
    does: 'has scripts that the host wants to run later by a loader of its own: none runs',
    todo: cloudflare('Speed → Settings → Rocket Loader'),
  },
  {
    sign: /static\.cloudflareinsights\.com|\/cdn-cgi\/rum/,
    does: 'has a script that counts visitors',
    todo: cloudflare('Web Analytics → Manage site → Automatic setup'),
  },
  {
    sign: /\/cdn-cgi\/zaraz\//,
    does: 'has a loader for scripts of others',
    todo: cloudflare('Zaraz → Settings → Auto-inject script'),
  },
  {
    sign: /\/cdn-cgi\/challenge-platform\//,
    does: 'has a script that looks for robots',
    todo: cloudflare('Security → Settings → JavaScript Detections (Bot Fight Mode)'),
  },
  {
    sign: /mirage2?(\.min)?\.js|data-cfsrc/,
    does: 'has pictures that wait for a script of the host',
    todo: cloudflare('Speed → Settings → Mirage'),
  },
  {
    sign: /\/\.netlify\/scripts\/|netlify-(rum|cdp)/,
    does: 'has a script of the host',
    todo: netlify('Analytics (Real user metrics), and the Netlify Drawer of deploy previews'),
  },
  {
    sign: /d33wubrfki0l68\.cloudfront\.net/,
    does: 'takes its files from another address than the build says',
    todo: netlify('Build & deploy → Post processing → Asset optimization'),
  },
]

const inGeneral =
  'Turn off what changes pages at the host: Netlify, Build & deploy → Post processing → Snippet injection; Cloudflare, a Worker or Snippet of the zone; any “optimization” of HTML.'

/** Script tags that the build does not write. The build writes the start script and the data for search engines. */
const foreignScripts = (html: string): string[] =>
  [...html.matchAll(/<script\b[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => !/\ssrc="\/assets\//.test(tag) && !tag.includes('application/ld+json'))

const digest = (text: string | Buffer) => `sha256-${createHash('sha256').update(text).digest('base64')}`

/** Styles that the page's own policy refuses, because the host has changed them. */
const changedStyles = (html: string): string[] =>
  [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)]
    .map(([, css = '']) => digest(css))
    .filter((hash) => !html.includes(hash))

/** Parts of every page exactly as the build writes them: a host that minifies removes quotes or slashes. */
const asWritten = ['<meta http-equiv="Content-Security-Policy" content="', '<script type="module" ']

function unknownChanges(html: string): string[] {
  const [script] = foreignScripts(html)
  return [
    ...(script ? [`has a script that the build does not have: ${script}`] : []),
    ...(changedStyles(html).length > 0
      ? ['has styles that are not as the build wrote them: browsers refuse them']
      : []),
    ...(asWritten.every((text) => html.includes(text)) ? [] : ['is not as the build wrote it: quotes or tags differ']),
  ]
}

/** The changes of a host to a page of this site. */
export function findRewriting(html: string, address: string): Fault[] {
  const known = rewritings.filter(({ sign }) => sign.test(html))
  if (known.length > 0) return known.map(({ does, todo }) => ({ address, problem: does, todo }))
  return unknownChanges(html).map((problem) => ({ address, problem, todo: inGeneral }))
}

/** The start script must match its digest in the page, or browsers do not run it. */
export async function checkStartScript(html: string, origin: string): Promise<Fault[]> {
  const { src = '', integrity = '' } =
    /<script type="module" src="(?<src>[^"]+)" integrity="(?<integrity>[^"]+)"/.exec(html)?.groups ?? {}
  if (!src) return []
  const address = origin + src
  const answer = await ask(address)
  if (isFault(answer)) return [answer]
  if (digest(Buffer.from(await answer.arrayBuffer())) === integrity) return []
  const problem = 'is not as the build wrote it: browsers refuse it, and no script runs'
  const todo =
    'Turn off what changes scripts at the host (Cloudflare: Auto Minify; Netlify: Asset optimization), then empty its cache.'
  return [{ address, problem, todo }]
}
