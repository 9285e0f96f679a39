import { createHash } from 'node:crypto'
import type { RequestListener } from 'node:http'

import { serve as listen } from '../../tests/support/serve'
import { checkPage } from './online'
import { checkPolicy, checkWebhook } from './services'

const endings: (() => void)[] = []
const serve = async (answer: RequestListener) => {
  const { origin, close } = await listen(answer)
  endings.push(close)
  return origin
}
afterEach(() => {
  for (const close of endings.splice(0)) close()
})

const script = 'start()'
const digest = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`
const style = 'p{margin:0}'
/** A page as the build writes it. */
const page = `<html lang="en"><head><meta http-equiv="Content-Security-Policy" content="style-src '${digest(style)}'"/><script data-start="true" type="module" src="/assets/start-1.js" integrity="${digest(script)}" async=""></script><style>${style}</style></head><body><a href="mailto:info@agency.it">info@agency.it</a></body></html>`

describe('a host that rewrites pages on their way (R-TRUST-1)', () => {
  const faultsOf = async (change: (html: string) => string) => {
    const origin = await serve(({ url }, response) => response.end(url === '/en' ? change(page) : script))
    return (await checkPage(`${origin}/en`)).map(({ message, todo }) => `${message}. ${todo}`)
  }
  const added = (tag: string) => (html: string) => html.replace('</body>', `${tag}</body>`)

  test.each<[string, (html: string) => string, RegExp]>([
    [
      'writes a script into pages',
      added('<script>(function(){})()</script>'),
      /script that the build does not have: <script>/,
    ],
    [
      'delays scripts',
      (html) => html.replace('type="module"', 'type="0123456789abcdef01234567-module"'),
      /script that the build does not have: .*-module.*Rocket Loader/,
    ],
    [
      'adds a snippet',
      added('<script src="https://cdn.example.net/chat.js"></script>'),
      /script that the build does not have: .*chat\.js.*Rocket Loader.*Snippet/,
    ],
    ['changes styles', (html) => html.replace('margin:0', 'margin:0px'), /changed styles/],
    [
      'takes quotes away',
      (html) => html.replace('http-equiv="Content-Security-Policy"', 'http-equiv=Content-Security-Policy'),
      /quotes differ/,
    ],
    ['changes the digest of the script', (html) => html.replace(digest(script), digest('other')), /no script runs/],
  ])('%s, and is found, with what to turn off', async (_what, change, words) => {
    expect(await faultsOf(change)).toEqual([expect.stringMatching(words)])
  })

  test('changes nothing, and is right', async () => {
    expect(await faultsOf((html) => html)).toEqual([])
  })
})

const site = 'https://www.agency.it'
const open = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': 'content-type' }
const toTheSite = { 'Access-Control-Allow-Origin': site, 'Access-Control-Allow-Headers': 'X-Any, Content-Type' }
const toSlash = { ...open, 'Access-Control-Allow-Origin': `${site}/` }
const withoutJson = { 'Access-Control-Allow-Origin': '*' }
const isElsewhere = { ...open, Location: '/webhook/contact/' }
type Given = { status?: number; headers?: Record<string, string> }

/** The faults of a webhook that answers the browser's question so, and a POST so; and what it was asked. */
const webhook = async (question: Given, post: Given = {}) => {
  const asked: string[] = []
  const host = await serve(({ method, url }, response) => {
    asked.push(`${method} ${url}`)
    const { status = 200, headers = open } = method === 'OPTIONS' ? question : post
    response.writeHead(status, headers).end()
  })
  const found = await checkWebhook(`${host}/webhook/contact`, site)
  return { faults: found.map(({ message }) => message), asked }
}

test.each<[what: string, question: Given, message: string]>([
  ['is inactive', { status: 500 }, 'answers the browser’s question (OPTIONS) with 500'],
  ['allows another site', { headers: toSlash }, `does not allow pages of ${site}`],
  ['allows no JSON', { headers: withoutJson }, 'does not allow the header Content-Type'],
])('a webhook that %s is found, and nothing is posted (R-FORM-4)', async (_what, question, message) => {
  const { faults, asked } = await webhook(question)
  expect(faults).toEqual([expect.stringContaining(message)])
  expect(asked).toEqual(['OPTIONS /webhook/contact'])
})

test.each<[what: string, question: Given, post: Given, ...messages: string[]]>([
  ['allows everyone', {}, {}],
  ['allows the site', { headers: toTheSite }, { headers: toTheSite }],
  ['refuses what no form sends', {}, { status: 422 }],
  ['takes no POST', {}, { status: 404 }, 'answers the POST with 404'],
  ['fails', {}, { status: 500 }, 'answers the POST with 500'],
  ['hides its answer', {}, { headers: {} }, `does not allow pages of ${site}`],
  ...[301, 302, 303, 307, 308].map((status): [string, Given, Given, string] => [
    `leads elsewhere by ${status}`,
    {},
    { status, headers: isElsewhere },
    `answers the POST with ${status}, a redirect to /webhook/contact/`,
  ]),
])('a webhook that %s is right or found by one POST (R-FORM-4)', async (_what, question, post, ...wanted) => {
  const { faults, asked } = await webhook(question, post)
  expect(faults).toEqual(wanted.map((message) => expect.stringContaining(message)))
  expect(asked).toEqual(['OPTIONS /webhook/contact', 'POST /webhook/contact'])
})

const unframed = 'forbids to be shown inside a page'
test.each<[what: string, headers: Record<string, string>, message: string, path?: string]>([
  ['says nothing', {}, ''],
  ['names the site', { 'Content-Security-Policy': `default-src 'self'; frame-ancestors ${site}` }, ''],
  [
    'names the site in its policy, whatever its older header says',
    { 'Content-Security-Policy': `frame-ancestors ${site}`, 'X-Frame-Options': 'DENY' },
    '',
  ],
  ['refuses by the older header', { 'X-Frame-Options': 'SAMEORIGIN' }, unframed],
  ['names itself only', { 'Content-Security-Policy': "frame-ancestors 'self'" }, unframed],
  ['opens in a tab of its own', { 'Content-Type': 'application/pdf', 'X-Frame-Options': 'DENY' }, '', '/a.pdf'],
  ['is a PDF in disguise', { 'Content-Type': 'application/pdf' }, 'is no page (application/pdf)'],
])('a policy document that %s is right or found', async (_what, headers, message, path = '/policy') => {
  const answer = { 'Content-Type': 'text/html', ...headers }
  const host = await serve((_request, response) => response.writeHead(200, answer).end())
  const found = await checkPolicy(host + path, site)
  expect(found.map((fault) => fault.message)).toEqual(message ? [expect.stringContaining(message)] : [])
})
