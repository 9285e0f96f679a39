/**
 * The score of MDN's HTTP Observatory, by its published rules (github.com/mdn/mdn-http-observatory, src/grader): 100
 * points, and for each test a bonus or a malus. Headers and pages decide all of them except one: whether the owner has
 * entered the domain in the preload list of browsers (docs/go-live.md).
 */
import { headerRules } from './headers'
import { contentPolicy } from './seal'

type Answer = { headers: Map<string, string>; html: string }
type Policy = Map<string, string[]>

const origins = { connect: ['https://hooks.example'], frame: ['https://policies.example'] }
const page = `<!DOCTYPE html><html><head><meta charSet="utf-8"/><meta http-equiv="Content-Security-Policy" content="${contentPolicy('p{color:red}', origins)}"/><style>p{color:red}</style></head><body><script type="module" src="/assets/start-0.js" integrity="sha256-abc"></script></body></html>`

/** Headers of the rule for every address. */
function headersOf(rules: string): Map<string, string> {
  const [everywhere = ''] = rules.split('\n\n')
  return new Map(
    everywhere
      .split('\n')
      .slice(1)
      .map((line) => {
        const [name = '', ...value] = line.trim().split(': ')
        return [name, value.join(': ')]
      }),
  )
}

const answer = (change: (headers: Map<string, string>) => unknown = () => undefined, html = page): Answer => {
  const headers = headersOf(headerRules({ SITE_URL: 'https://www.example.com' }))
  change(headers)
  return { headers, html }
}

/** Both policies together: the Observatory adds up what the header and the page allow. */
function policyOf({ headers, html }: Answer): Policy {
  const inPage = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? ''
  const policy: Policy = new Map()
  for (const text of [headers.get('Content-Security-Policy') ?? '', inPage]) {
    for (const directive of text.split(';').map((part) => part.trim())) {
      const [name = '', ...sources] = directive.split(/\s+/)
      policy.set(name, [...(policy.get(name) ?? []), ...sources])
    }
  }
  return policy
}

const broad = ['http:', 'https:', 'ftp:', '*', 'data:', "'unsafe-inline'", "'unsafe-eval'"]
const isWide = (sources: string[] = ['*']) => sources.some((source) => broad.includes(source))

function forPolicy(found: Answer): number {
  const policy = policyOf(found)
  const fallback = policy.get('default-src')
  const of = (name: string) => policy.get(name) ?? fallback
  if (policy.size <= 1) return -25
  if (isWide(of('script-src')) || isWide(of('object-src'))) return -20
  if ([...policy.values()].flat().some((source) => source.startsWith('http:'))) return -20
  if (isWide(of('style-src'))) return 0
  return fallback?.join() === "'none'" ? 10 : 5
}

/** The conditions of the preload list: https://hstspreload.org. */
const isFitForList = (transport: string, seconds: number) =>
  seconds >= 31_536_000 && /;\s*includeSubDomains/i.test(transport) && /;\s*preload/i.test(transport)

function forTransport({ headers }: Answer, isEntered: boolean): number {
  const transport = headers.get('Strict-Transport-Security') ?? ''
  const seconds = Number(/max-age=(\d+)/.exec(transport)?.[1] ?? 0)
  if (seconds === 0) return -20
  if (isEntered && isFitForList(transport, seconds)) return 5
  return seconds < 15_768_000 ? -10 : 0
}

function forScripts({ html }: Answer): number {
  const scripts = [...html.matchAll(/<script[^>]*\ssrc="[^"]*"[^>]*>/g)].map(([tag]) => tag)
  return scripts.length > 0 && scripts.every((tag) => tag.includes(' integrity=')) ? 5 : 0
}

const isPrivate = /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/

function score(found: Answer, { isEntered = false } = {}): number {
  const { headers } = found
  const has = (name: string, value: RegExp) => value.test(headers.get(name) ?? '')
  return [
    forPolicy(found),
    forTransport(found, isEntered),
    forScripts(found),
    has('Referrer-Policy', isPrivate) ? 5 : 0,
    has('X-Content-Type-Options', /^nosniff$/) ? 0 : -5,
    policyOf(found).has('frame-ancestors') ? 5 : has('X-Frame-Options', /^(DENY|SAMEORIGIN)$/) ? 0 : -20,
    has('Cross-Origin-Resource-Policy', /^same-(origin|site)$/) ? 10 : 0,
    has('Cross-Origin-Opener-Policy', /^same-origin$/) ? 10 : 0,
  ].reduce((sum, modifier) => sum + modifier, 100)
}

test('the site scores 145, and 150 when its host is in the browsers’ list, which its header qualifies for (R-TRUST-1)', () => {
  expect(score(answer())).toBe(145)
  expect(score(answer(), { isEntered: true })).toBe(150)
  const withoutSubdomains = (headers: Map<string, string>) =>
    headers.set('Strict-Transport-Security', 'max-age=63072000; preload')
  expect(score(answer(withoutSubdomains), { isEntered: true })).toBe(145)
})

test.each([
  [
    'no policy',
    (headers: Map<string, string>) => headers.set('Content-Security-Policy', "script-src 'unsafe-inline'"),
    110,
  ],
  ['no HTTPS for long', (headers: Map<string, string>) => headers.set('Strict-Transport-Security', 'max-age=60'), 135],
  ['a referrer for everybody', (headers: Map<string, string>) => headers.set('Referrer-Policy', 'unsafe-url'), 140],
  ['files for everybody', (headers: Map<string, string>) => headers.delete('Cross-Origin-Resource-Policy'), 135],
])('%s costs points', (_fault, change, expected) => {
  expect(score(answer(change))).toBe(expected)
})

test('a script without its integrity costs points', () => {
  expect(score(answer(undefined, page.replace('</head>', '<script src="/other.js"></script></head>')))).toBe(140)
})
