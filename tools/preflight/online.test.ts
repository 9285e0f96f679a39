import { createHash } from 'node:crypto'

import { readData } from '../../gatsby/validate/read-data'
import { contentPolicy, headerPolicy } from '../../plugins/pages-without-app/content-policy'
import { type Webhook, webhooks } from '../../src/contract/form-definition'
import { inventedSiteForEachTest } from '../../tests/jest/site-copy'
import { payloads } from '../support/payloads'
import { checkOnline } from './online'

const site = 'https://www.agency.it'
const hooks = 'https://hooks.agency.it'
const documents = 'https://policies.example.com'
const day = 24 * 60 * 60 * 1000

const digest = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`
const start = 'const a={form:"/assets/form-1.js"}'
const style = 'p{margin:0}'
const cors = { 'Access-Control-Allow-Origin': site, 'Access-Control-Allow-Headers': 'X-Any, Content-Type' }

/** What a build has taken from its environment and its data. */
const build = {
  site,
  contact: `${hooks}/webhook/contact`,
  event: `${hooks}/webhook/event`,
  documents,
  start,
  policy: headerPolicy(),
  page: (html: string) => html,
}
type Build = typeof build

/** The page of a path, as a build writes it. */
function pageOf(path: string, { site: origin, contact, event, documents: policies, page }: Build): string {
  const language = path.slice(1, 3)
  const form = { '/en/contact': 'contact', '/it/contact': 'contact', '/it/fair': 'event' }[path]
  const connect = [
    ...new Set([contact, event].flatMap((address) => (address ? new URL(address).origin : []))),
    policies,
  ]
  const policy = contentPolicy(style, { connect, frame: [policies] })
  return page(`<!doctype html><html lang="${language}"><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}"/><link rel="canonical" href="${origin}${path}"/>
<script type="application/ld+json">{}</script><style>${style}</style></head><body><a href="mailto:info@agency.it">info@agency.it</a>
${form ? `<form data-form="${form}" data-webhook="${form}" data-source="Zagara" data-interest="fair"></form>` : ''}
${['privacy', 'cookie'].map((name) => `<a href="${policies}/${language}/${name}" data-policy="${name}">${name}</a>`)}
<script type="module" src="/assets/start-1.js" integrity="${digest(start)}"></script></body></html>`)
}

const fileOf = (path: string, live: Build) =>
  ({
    '/assets/start-1.js': live.start,
    '/assets/form-1.js': `return{contact:"${live.contact}",event:"${live.event}"}[e]`,
    '/.well-known/security.txt': `Contact: mailto:info@agency.it\nExpires: ${new Date(Date.now() + 360 * day).toISOString()}\n`,
  })[path] ?? (/^\/(en|it)\b/.test(path) ? pageOf(path, live) : undefined)

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
const environment = { SITE_URL: site, GATSBY_CONTACT_WEBHOOK_URL: build.contact, GATSBY_EVENT_WEBHOOK_URL: build.event }

type Answers = (request: Request) => Response | undefined

/** The faults of a site whose hosts answer so, after `origin` was asked. */
async function faultsOf(changes: Partial<Build>, answers: Answers = () => undefined, origin = site) {
  received.length = 0
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (address, init) => {
    const request = new Request(address, init)
    const { origin: host, pathname } = new URL(request.url)
    const answer = answers(request)
    if (answer) return answer
    if (host === hooks) return receive(request)
    const html = { headers: { 'Content-Type': 'text/html' } }
    if (host === documents) return new Response('', html)
    const live = { ...build, ...changes }
    const file = host === origin ? fileOf(pathname, live) : undefined
    const headers = { 'Content-Security-Policy': live.policy }
    return file === undefined ? new Response('', { status: 404 }) : new Response(file, { headers })
  })
  const { data } = readData(copy.root)
  if (!data) throw new Error('The invented site is not sound.')
  const found = await checkOnline(origin, data, environment)
  return found.map(({ address, message, todo }) => `${address} ${message}. ${todo}`)
}
const at =
  (address: string, answer: () => Response): Answers =>
  ({ url }) =>
    url === address ? answer() : undefined

test('a site that is live as it was built is right, and each webhook gets one request of its own form (R-FORM-4)', async () => {
  expect(await faultsOf({})).toEqual([])
  expect(received.sort()).toEqual(['OPTIONS contact', 'OPTIONS event', 'POST contact', 'POST event'])
})

test('a site that npm start built is found by its own addresses (R-SITE-5)', async () => {
  const inbox = 'http://localhost:9100'
  const local = { contact: `${inbox}/webhook/contact`, event: `${inbox}/webhook/event`, documents: inbox }
  expect(await faultsOf({ ...local, site: 'http://localhost:9000' })).toEqual([
    expect.stringMatching(/\/en says that its address is http:\/\/localhost:9000\/en; so do 8 other pages/),
    expect.stringMatching(
      /\/en links to no policy at https:\/\/policies.example.com\/en\/privacy; so do 8 other pages/,
    ),
    expect.stringMatching(/\/en has another content policy .* \(connect-src .*; frame-src .*\); so do 8 other pages/),
    expect.stringMatching(
      /with GATSBY_CONTACT_WEBHOOK_URL=http:\/\/localhost:9100\/webhook\/contact, which points to this/,
    ),
    expect.stringMatching(
      /with GATSBY_EVENT_WEBHOOK_URL=http:\/\/localhost:9100\/webhook\/event, which points to this/,
    ),
  ])
  expect(received).toEqual([])
})

test('webhooks that were swapped are found, in the build and at the host (R-FORM-4)', async () => {
  const swapped = { contact: build.event, event: build.contact }
  expect(await faultsOf(swapped)).toEqual([
    expect.stringMatching(/GATSBY_CONTACT_WEBHOOK_URL=\S+\/event, which is not \S+\/contact, as in the environment/),
    expect.stringMatching(/GATSBY_EVENT_WEBHOOK_URL=\S+\/contact, which is not \S+\/event, as in the environment/),
    expect.stringMatching(/webhook\/event answers the POST of the contact form with 400/),
    expect.stringMatching(/webhook\/contact answers the POST of the event form with 400/),
  ])
})

const added = (tag: string) => (html: string) => html.replace('</body>', `${tag}</body>`)
test.each<[what: string, changes: Partial<Build>, words: RegExp]>([
  [
    'writes a script into pages',
    { page: added('<script>(function(){})()</script>') },
    /\/en has a script that the build does not have: <script>; so do 8 other/,
  ],
  [
    'delays scripts',
    { page: (html) => html.replace('type="module"', 'type="0123-module"') },
    /script that the build does not have: .*start-1.*Rocket Loader/,
  ],
  [
    'adds a snippet',
    { page: added('<script src="https://cdn.example.net/chat.js"></script>') },
    /script that the build does not have: .*chat\.js.*Snippet/,
  ],
  [
    'changes styles',
    { page: (html) => html.replace('margin:0', 'margin:0px') },
    /another content policy .* \(style-src /,
  ],
  [
    'takes the policy out of pages',
    { page: (html) => html.replace(/<meta http-equiv.*\/>/, '') },
    /another content policy .* \(default-src 'none'; /,
  ],
  [
    'changes the start script',
    { start: `${start};` },
    /start script that is not as the build wrote it: .* no script runs/,
  ],
  [
    'sends another policy in its header',
    { policy: "default-src 'self'" },
    /sends the content policy "default-src 'self'"/,
  ],
  ['has forms of a build without a webhook', { event: '' }, /was built without GATSBY_EVENT_WEBHOOK_URL/],
])('a host that %s is found (R-TRUST-1)', async (_what, changes, words) => {
  expect(await faultsOf(changes)).toContainEqual(expect.stringMatching(words))
})

const expiring = (days: number) => () =>
  new Response(`Contact: mailto:info@agency.it\r\nExpires: ${new Date(Date.now() + days * day).toISOString()}\r\n`)
const page = (headers: Record<string, string>) => () =>
  new Response('', { headers: { 'Content-Type': 'text/html', ...headers } })
const moved =
  (to: string, status = 301) =>
  () =>
    new Response(null, { status, headers: { Location: to } })
const document = `${documents}/en/privacy`

test.each<[what: string, address: string, answer: () => Response, ...words: string[]]>([
  ['a page that is not there', `${site}/it/fair`, () => new Response('', { status: 404 }), 'answers with 404'],
  ['a page that leads elsewhere', `${site}/it/fair`, moved('/it'), 'answers with 301, a redirect to /it'],
  ['a security.txt for a year', `${site}/.well-known/security.txt`, expiring(100)],
  ['a security.txt that ends soon', `${site}/.well-known/security.txt`, expiring(20), 'expires on '],
  ['a security.txt without an end', `${site}/.well-known/security.txt`, () => new Response('x'), 'has no date'],
  ['a policy that moved on its host', document, moved('/en/cookie')],
  [
    'a policy that moved to another host',
    document,
    moved('https://new.example.net/p'),
    'leads to https://new.example.net/p',
  ],
  ['a policy that leads to itself', document, moved(document), 'leads from one address to the next without an end'],
  ['a policy that is gone', document, () => new Response('', { status: 410 }), 'answers with 410'],
  [
    'a policy that is a PDF in disguise',
    document,
    page({ 'Content-Type': 'application/pdf' }),
    'is no page (application/pdf)',
  ],
  [
    'a policy that downloads',
    document,
    page({ 'Content-Disposition': 'attachment; filename=p.html' }),
    'is downloaded',
  ],
  ['a policy that is shown', document, page({ 'Content-Disposition': 'inline' })],
  ['a policy that refuses frames', document, page({ 'X-Frame-Options': 'deny' }), 'forbids to be shown inside a page'],
  [
    'a policy that no page of others may ask for',
    document,
    page({ 'Cross-Origin-Resource-Policy': 'same-origin' }),
    'refuses requests of other sites',
  ],
])('%s is right or found (R-POLICY-1, R-TRUST-1)', async (_what, address, answer, ...words) => {
  expect(await faultsOf({}, at(address, answer))).toEqual(
    words.map((some) => expect.stringContaining(`${address} ${some}`)),
  )
})

test('a PDF opens in a tab of its own, and may refuse frames', async () => {
  copy.set('data/site.json', 'policies.privacy.en', `${document}.pdf`)
  const pdf = { 'Content-Type': 'application/pdf', 'X-Frame-Options': 'DENY' }
  const page = (html: string) => html.replaceAll('/en/privacy"', '/en/privacy.pdf"')
  expect(
    await faultsOf(
      { page },
      at(`${document}.pdf`, () => new Response('', { headers: pdf })),
    ),
  ).toEqual([])
})

/** A webhook that answers a browser's question so, and a POST so. */
const webhook =
  (question: ResponseInit, post: ResponseInit = { headers: cors }): Answers =>
  ({ url, method }) => {
    if (url !== build.contact) return undefined
    received.push(`${method} contact`)
    return new Response(null, method === 'OPTIONS' ? question : post)
  }

test.each<[what: string, question: ResponseInit, message: string]>([
  ['is inactive', { status: 500 }, 'answers the browser’s question (OPTIONS) with 500'],
  [
    'allows another site',
    { headers: { ...cors, 'Access-Control-Allow-Origin': `${site}/` } },
    'does not allow pages of',
  ],
  ['allows no JSON', { headers: { 'Access-Control-Allow-Origin': '*' } }, 'does not allow the header Content-Type'],
])('a webhook that %s is found, and nothing is posted (R-FORM-4)', async (_what, question, message) => {
  expect(await faultsOf({}, webhook(question))).toEqual([expect.stringContaining(message)])
  expect(received).not.toContain('POST contact')
})

test.each<[what: string, post: ResponseInit, ...messages: string[]]>([
  ['allows everyone', { headers: { 'Access-Control-Allow-Origin': '*' } }],
  ['refuses what its form sends', { status: 422, headers: cors }, 'answers the POST of the contact form with 422'],
  ['takes no POST', { status: 404 }, 'answers the POST of the contact form with 404'],
  ['hides its answer', {}, `does not allow pages of ${site}`],
  ...[301, 302, 303, 307, 308].map((status): [string, ResponseInit, string] => [
    `leads elsewhere by ${status}`,
    { status, headers: { ...cors, Location: '/webhook/contact/' } },
    `with ${status}, a redirect to /webhook/contact/`,
  ]),
])('a webhook that %s is right or found by one POST (R-FORM-4)', async (_what, post, ...wanted) => {
  expect(await faultsOf({}, webhook({ headers: cors }, post))).toEqual(
    wanted.map((some) => expect.stringContaining(some)),
  )
  expect(received.filter((one) => one === 'POST contact')).toHaveLength(1)
})
