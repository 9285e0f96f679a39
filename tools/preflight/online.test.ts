import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { readData } from '../../gatsby/validate/read-data'
import { headerPolicy } from '../../plugins/pages-without-app/content-policy'
import { type Webhook, webhooks } from '../../src/contract/form-definition'
import { inventedSiteForEachTest } from '../../tests/jest/site-copy'
import { payloads } from '../support/payloads'
import { checkOnline } from './online'

const site = 'https://www.agency.it'
const hooks = 'https://hooks.agency.it'
const documents = 'https://policies.example.com'
const cors = { 'Access-Control-Allow-Origin': site, 'Access-Control-Allow-Headers': 'X-Any, Content-Type' }
const build = {
  ended: new Date().toISOString(),
  SITE_URL: site,
  GATSBY_CONTACT_WEBHOOK_URL: `${hooks}/webhook/contact`,
  GATSBY_EVENT_WEBHOOK_URL: `${hooks}/webhook/event`,
}
const contact = build.GATSBY_CONTACT_WEBHOOK_URL
const day = 24 * 60 * 60 * 1000

/** A security.txt for some days. */
const expiring = (days: number) =>
  new Response(`Contact: mailto:info@agency.it\nExpires: ${new Date(Date.now() + days * day).toISOString()}\n`)

const fileOf = (path: string) => (path.endsWith('.js') ? 'code' : `<html><body>The page ${path}</body></html>`)

const received: string[] = []
const isWebhook = (name: string | undefined): name is Webhook => webhooks.some((webhook) => webhook === name)

/** A workflow that takes what its own form sends. */
async function receive(request: Request): Promise<Response> {
  const name = request.url.split('/').pop()
  received.push(`${request.method} ${name}`)
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: cors })
  const isTaken = isWebhook(name) && payloads[name].safeParse(await request.json()).success
  return new Response(null, { status: isTaken ? 200 : 400, headers: cors })
}

const copy = inventedSiteForEachTest()
type Answers = (request: Request) => Response | undefined

/** The faults of a live site whose hosts answer so. */
async function faultsOf(answers: Answers = () => undefined, { built = build, now = {} } = {}) {
  received.length = 0
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (address, init) => {
    const request = new Request(address, init)
    const { origin, pathname } = new URL(request.url)
    const answer = answers(request)
    if (origin === hooks) return answer ?? receive(request)
    if (origin === documents) {
      const shown = answer ?? new Response('', { headers: { 'Content-Type': 'text/html' } })
      const url = shown.headers.get('Location') ?? request.url
      return Object.defineProperty(shown, 'url', { value: url })
    }
    if (answer) return answer
    if (pathname.endsWith('.txt')) return expiring(360)
    return new Response(fileOf(pathname), { headers: { 'Content-Security-Policy': headerPolicy() } })
  })
  const { data } = readData(copy.root)
  if (!data) throw new Error('The invented site is not sound.')
  const pages = data.routes.flatMap(({ en, it }) => [en, it]).filter((path) => path !== undefined)
  for (const path of [...pages, '/assets/form-1.js']) {
    const file = join(copy.root, 'public', path.endsWith('.js') ? path : `${path}/index.html`)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, fileOf(path))
  }
  const found = await checkOnline(copy.root, built, data, { ...now })
  return found.map(({ address, message, todo }) => `${address} ${message}. ${todo}`)
}
const at =
  (address: string, answer: () => Response): Answers =>
  ({ url }) =>
    url === address ? answer() : undefined

test('a site that is live as it was built is right, and each webhook gets one request of its own form (R-FORM-4)', async () => {
  expect(await faultsOf()).toEqual([])
  expect(received.sort()).toEqual(['OPTIONS contact', 'OPTIONS event', 'POST contact', 'POST event'])
})

test('webhooks that were swapped are found (R-FORM-4)', async () => {
  const swapped = {
    GATSBY_CONTACT_WEBHOOK_URL: build.GATSBY_EVENT_WEBHOOK_URL,
    GATSBY_EVENT_WEBHOOK_URL: build.GATSBY_CONTACT_WEBHOOK_URL,
  }
  expect(await faultsOf(undefined, { built: { ...build, ...swapped } })).toEqual([
    expect.stringMatching(/webhook\/event answers the POST of the contact form with 400/),
    expect.stringMatching(/webhook\/contact answers the POST of the event form with 400/),
  ])
})

test('a variable that has changed since the build is found (R-SITE-5)', async () => {
  expect(await faultsOf(undefined, { now: { GATSBY_CONTACT_WEBHOOK_URL: `${hooks}/new` } })).toEqual([
    expect.stringContaining(`GATSBY_CONTACT_WEBHOOK_URL=${contact}, and now it is ${hooks}/new`),
  ])
})

const snippet = '<script>(function(){})()</script>'
const changed = () => new Response(fileOf('/en').replace('</body>', `${snippet}</body>`))

test('a host that writes into pages is found by the first letters that differ (R-TRUST-1)', async () => {
  const [fault, ...others] = await faultsOf(({ url }) => (url.startsWith(`${site}/e`) ? changed() : undefined))
  expect(fault).toContain(`/en has “<html><body>The page /en${snippet}</body></html>”, where the build has “<html>`)
  expect(fault).toMatch(/; \d other files are not right either\. Upload the build.*Rocket Loader/)
  expect(others).toEqual([])
})

const page = (headers: Record<string, string>) => () =>
  new Response('', { headers: { 'Content-Type': 'text/html', ...headers } })
const moved = (to: string) => () => new Response('', { headers: { 'Content-Type': 'text/html', Location: to } })
const document = `${documents}/en/privacy`
const securityText = `${site}/.well-known/security.txt`

test.each<[what: string, address: string, answer: () => Response, ...words: string[]]>([
  ['a page that is not there', `${site}/it/fair`, () => new Response('', { status: 404 }), 'answers with 404'],
  ['a script that is another', `${site}/assets/form-1.js`, () => new Response('old code'), 'has “old code”'],
  ['a page without its headers', `${site}/it/fair`, () => new Response(fileOf('/it/fair')), 'sends the content policy'],
  ['a security.txt for a year', securityText, () => expiring(100)],
  ['a security.txt that ends soon', securityText, () => expiring(20), 'expires on '],
  ['a security.txt without an end', securityText, () => new Response('x'), 'names no date'],
  ['a policy that moved on its host', document, moved(`${documents}/en/new`)],
  ['a policy that moved to another host', document, moved('https://new.example.net/p'), 'leads to https://new.example'],
  ['a policy that is gone', document, () => new Response('', { status: 410 }), 'answers with 410'],
  ['a policy that is a PDF in disguise', document, page({ 'Content-Type': 'application/pdf' }), 'is no page (applicat'],
  ['a policy that downloads', document, page({ 'Content-Disposition': 'attachment' }), 'is downloaded'],
  ['a policy that is shown', document, page({ 'Content-Disposition': 'inline' })],
  ['a policy that refuses frames', document, page({ 'X-Frame-Options': 'deny' }), 'forbids to be shown inside a page'],
  ['a policy for its own site', document, page({ 'Cross-Origin-Resource-Policy': 'same-origin' }), 'refuses requests'],
])('%s is right or found (R-POLICY-1, R-TRUST-1)', async (_what, address, answer, ...words) => {
  expect(await faultsOf(at(address, answer))).toEqual(
    words.map((some) => expect.stringContaining(`${address} ${some}`)),
  )
})

test('a PDF opens in a tab of its own, and may refuse frames', async () => {
  copy.set('data/site.json', 'policies.privacy.en', `${document}.pdf`)
  const pdf = { 'Content-Type': 'application/pdf', 'X-Frame-Options': 'DENY' }
  expect(await faultsOf(at(`${document}.pdf`, () => new Response('', { headers: pdf })))).toEqual([])
})

/** A webhook that answers a browser's question so, and a POST so. */
const webhook =
  (question: ResponseInit, post: ResponseInit = { headers: cors }): Answers =>
  ({ url, method }) => {
    if (url !== contact) return undefined
    received.push(`${method} contact`)
    return new Response(null, method === 'OPTIONS' ? question : post)
  }

test.each<[what: string, question: ResponseInit, message: string]>([
  ['is inactive', { status: 500 }, 'answers the browser’s question (OPTIONS) with 500'],
  [
    'allows two sites at once',
    { headers: { ...cors, 'Access-Control-Allow-Origin': `${site}, https://b.example` } },
    'does not allow pages',
  ],
  ['allows another site', { headers: { ...cors, 'Access-Control-Allow-Origin': `${site}/` } }, 'does not allow pages'],
  ['allows no JSON', { headers: { 'Access-Control-Allow-Origin': '*' } }, 'does not allow the header Content-Type'],
])('a webhook that %s is found, and nothing is posted (R-FORM-4)', async (_what, question, message) => {
  expect(await faultsOf(webhook(question))).toEqual([expect.stringContaining(message)])
  expect(received).not.toContain('POST contact')
})

test.each<[what: string, post: ResponseInit, ...messages: string[]]>([
  ['allows everyone', { headers: { 'Access-Control-Allow-Origin': '*' } }],
  ['refuses what its form sends', { status: 422, headers: cors }, 'answers the POST of the contact form with 422'],
  ['hides its answer', {}, `does not allow pages of ${site}`],
  ['leads elsewhere', { status: 301, headers: { ...cors, Location: '/new' } }, 'with 301, a redirect to /new'],
])('a webhook that %s is right or found by one POST (R-FORM-4)', async (_what, post, ...wanted) => {
  expect(await faultsOf(webhook({ headers: cors }, post))).toEqual(wanted.map((some) => expect.stringContaining(some)))
  expect(received.filter((one) => one === 'POST contact')).toHaveLength(1)
})
