import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'

import { headerRules } from '../../../plugins/pages-without-app/headers'
import { headerAt, readHeaderRules } from '../host-rules'
import { checkPlainAddress } from './plain-address'
import { checkPolicy, checkWebhook } from './services'
import { checkSite } from './site'

type Answer = (request: IncomingMessage, response: ServerResponse) => void

const servers: Server[] = []
let origin = ''
const serve = async (answer: Answer) => {
  const server = createServer(answer)
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  return origin
}
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close()
    server.closeAllConnections()
  }
})

const rules = readHeaderRules(headerRules({ SITE_URL: 'http://localhost:9010' }))
const names = [...new Set(rules.flatMap(({ sets }) => Object.keys(sets)))]
const homes = [{ language: 'en', path: '/en' }]
const redirects = [{ from: '/old', to: '/en' }]
const script = 'start()'
const digest = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`
const style = 'p{margin:0}'
/** A page as the build writes it. */
const page = `<html lang="en"><head><meta http-equiv="Content-Security-Policy" content="style-src '${digest(style)}'"/><style>${style}</style></head><body><a href="mailto:info@agency.it">info@agency.it</a><script type="module" src="/assets/start-1.js" integrity="${digest(script)}"></script></body></html>`

/** A host that does everything right, except for the changes of a test. */
const host =
  (wrong: { [path: string]: Answer } = {}): Answer =>
  (request, response) => {
    const path = new URL(request.url ?? '/', 'http://host').pathname
    const own = wrong[path.startsWith('/en/no-such-page') ? '/en/missing' : path]
    if (own) return own(request, response)
    if (path === '/old') return response.writeHead(301, { Location: '/en?a=1' }).end()
    for (const name of names) response.setHeader(name, headerAt(name, path, rules))
    if (path.startsWith('/en/')) return response.writeHead(404).end(page)
    if (request.headers['if-none-match'] === '"1"') return response.writeHead(304).end()
    const body = path.startsWith('/assets/') ? script : page
    return response.writeHead(200, { ETag: '"1"', 'Content-Encoding': 'gzip' }).end(gzipSync(body))
  }

const problemsOf = async (wrong?: { [path: string]: Answer }) => {
  const found = await checkSite(await serve(host(wrong)), homes, redirects)
  return found.map(({ address, problem }) => `${address.replace(origin, '').replace(/\d{5,}/, 'N')} ${problem}`)
}

test('a host that obeys the build is right', async () => {
  expect(await problemsOf()).toEqual([])
})

test('a host that sends headers of pages with files is right; one that sends other headers is not', async () => {
  const framed =
    (frames: string): Answer =>
    (_request, response) => {
      for (const name of names) response.setHeader(name, headerAt(name, '/', rules))
      response
        .writeHead(200, { 'Cache-Control': 'public, max-age=31536000, immutable', 'X-Frame-Options': frames })
        .end(script)
    }
  expect(await problemsOf({ '/assets/start-1.js': framed('DENY') })).toEqual([])
  expect(await problemsOf({ '/assets/start-1.js': framed('SAMEORIGIN') })).toEqual([
    '/assets/start-1.js has the header X-Frame-Options: SAMEORIGIN, not (none)',
  ])
})

test('a host that knows no rules is found wrong, header by header', async () => {
  const bare: Answer = (_request, response) => response.writeHead(200).end(page)
  const found = await problemsOf({ '/en': bare, '/assets/start-1.js': bare })
  expect(found).toContain('/en is not compressed')
  expect(found).toContain('/en has no ETag: browsers load it anew each time')
  expect(found).toContain('/en has the header X-Content-Type-Options: (none), not nosniff')
  expect(found).toContain(
    '/assets/start-1.js has the header Cache-Control: (none), not public, max-age=31536000, immutable',
  )
})

test.each<[string, string, Answer, string]>([
  [
    'a redirect that is temporary',
    '/old',
    (_, response) => response.writeHead(302, { Location: '/en?a=1' }).end(),
    '302',
  ],
  [
    'a redirect that loses the search',
    '/old',
    (_, response) => response.writeHead(301, { Location: '/en' }).end(),
    '/en',
  ],
  ['a redirect that is a page', '/old', (_, response) => response.end(page), '200'],
  ['a missing page that answers 200', '/en/missing', (_, response) => response.end(page), '200, not 404'],
  [
    'a missing page in another language',
    '/en/missing',
    (_, response) => response.writeHead(404).end('<html lang="it">'),
    'language',
  ],
  ['a home page that fails', '/en', (_, response) => response.writeHead(500).end(), '500, not 200'],
])('%s is found', async (_what, path, answer, words) => {
  expect(await problemsOf({ [path]: answer })).toEqual([expect.stringContaining(words)])
})

describe('a host that rewrites pages on their way (R-TRUST-1)', () => {
  const faultsOf = async (change: (html: string) => string) => {
    const home: Answer = (request, response) => {
      for (const name of names) response.setHeader(name, headerAt(name, '/en', rules))
      if (request.headers['if-none-match'] === '"1"') return response.writeHead(304).end()
      return response.writeHead(200, { ETag: '"1"', 'Content-Encoding': 'gzip' }).end(gzipSync(change(page)))
    }
    const found = await checkSite(await serve(host({ '/en': home })), homes, redirects)
    return found.map(({ problem, todo }) => `${problem}. ${todo}`)
  }
  const added = (tag: string) => (html: string) => html.replace('</body>', `${tag}</body>`)

  test.each<[string, (html: string) => string, RegExp]>([
    [
      'hides e-mail addresses',
      (html) =>
        html.replace(
          /<a href="mailto:.*<\/a>/,
          '<a href="/cdn-cgi/l/email-protection" data-cfemail="5e3c">[email]</a>',
        ),
      /hidden e-mail addresses.*Cloudflare.*Email Address Obfuscation/,
    ],
    [
      'delays scripts',
      (html) => html.replace('type="module"', 'type="0123456789abcdef01234567-module"'),
      /later by a loader.*Rocket Loader/,
    ],
    [
      'counts visitors',
      added('<script defer src="https://static.cloudflareinsights.com/beacon.min.js" data-cf-beacon="{}"></script>'),
      /counts visitors.*Web Analytics/,
    ],
    [
      'looks for robots',
      added('<script>(function(){d.src="/cdn-cgi/challenge-platform/scripts/jsd/main.js"})()</script>'),
      /looks for robots.*JavaScript Detections/,
    ],
    ['loads tags', added('<script src="/cdn-cgi/zaraz/s.js"></script>'), /Zaraz/],
    ['makes pictures wait', added('<img data-cfsrc="/a.jpg"/>'), /Mirage/],
    ['measures by Netlify', added('<script async src="/.netlify/scripts/rum"></script>'), /Netlify.*Real user metrics/],
    [
      'bundles files',
      (html) => html.replace('<style>', '<link href="https://d33wubrfki0l68.cloudfront.net/a.css"/><style>'),
      /another address.*Netlify.*Asset optimization/,
    ],
    [
      'adds a snippet',
      added('<script src="https://cdn.example.net/chat.js"></script>'),
      /script that the build does not have: .*chat\.js.*Snippet injection/,
    ],
    ['changes styles', (html) => html.replace('margin:0', 'margin:0px'), /styles that are not as the build wrote/],
    ['takes quotes away', (html) => html.replace('type="module"', 'type=module'), /quotes or tags differ/],
    ['changes the digest of the script', (html) => html.replace(digest(script), digest('other')), /no script runs/],
  ])('%s, and is found, with the switch that does it', async (_what, change, words) => {
    expect(await faultsOf(change)).toEqual([expect.stringMatching(words)])
  })

  test('changes nothing, and is right', async () => {
    expect(await faultsOf((html) => html)).toEqual([])
  })
})

const site = 'https://www.agency.it'
const open = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': 'content-type' }
type Given = { status: number; headers: Record<string, string> }

/** The problems of a webhook that answers the browser's question so, and a POST so; and what it was asked. */
const webhook = async (question: Partial<Given>, post: Partial<Given> = {}) => {
  const asked: string[] = []
  const host = await serve(({ method, url }, response) => {
    asked.push(`${method} ${url}`)
    const { status, headers } = { status: 200, headers: open, ...(method === 'OPTIONS' ? question : post) }
    response.writeHead(status, headers).end()
  })
  const found = await checkWebhook(`${host}/webhook/contact`, site)
  return { found: found.map(({ problem }) => problem), asked }
}

describe('a webhook (R-FORM-4)', () => {
  test.each([
    ['everyone', open],
    ['the site', { 'Access-Control-Allow-Origin': site, 'Access-Control-Allow-Headers': 'X-Any, Content-Type' }],
  ])('that allows %s is right', async (_whom, headers) => {
    expect((await webhook({ headers }, { headers })).found).toEqual([])
  })

  test('that is inactive, allows another site, or no JSON, is found, and nothing is posted', async () => {
    const slash = { ...open, 'Access-Control-Allow-Origin': `${site}/` }
    for (const [question, problem] of [
      [{ status: 500 }, 'answers the browser’s question (OPTIONS) with 500'],
      [{ headers: slash }, `does not allow pages of ${site}`],
      [{ headers: { 'Access-Control-Allow-Origin': '*' } }, 'does not allow the header Content-Type'],
    ] as const) {
      const { found, asked } = await webhook(question)
      expect(found).toEqual([expect.stringContaining(problem)])
      expect(asked).toEqual(['OPTIONS /webhook/contact'])
    }
  })

  test.each([301, 302, 303, 307, 308])(
    'that answers the POST with a redirect (%d) is found, and its end named, not asked',
    async (status) => {
      const { found, asked } = await webhook({}, { status, headers: { ...open, Location: '/webhook/contact/' } })
      expect(found).toEqual([`answers the POST with ${status}, a redirect to /webhook/contact/`])
      expect(asked).toEqual(['OPTIONS /webhook/contact', 'POST /webhook/contact'])
    },
  )

  test.each([200, 204, 400, 422])(
    'that takes a POST is right, also one that refuses what no form sends (%d)',
    async (status) => {
      expect((await webhook({}, { status })).found).toEqual([])
    },
  )

  test.each([404, 405, 500])('that takes no POST (%d) is found', async (status) => {
    expect((await webhook({}, { status })).found).toEqual([`answers the POST with ${status}`])
  })

  test('whose answer to the POST a page may not read is found', async () => {
    expect((await webhook({}, { headers: {} })).found).toEqual([
      expect.stringContaining(`does not allow pages of ${site}`),
    ])
  })
})

test('a test address is no webhook', async () => {
  await serve(host())
  const [found] = await checkWebhook('https://n8n.agency.it/webhook-test/contact', site)
  expect(found?.problem).toContain('is a test address')
})

test.each<[string, Record<string, string>, boolean]>([
  ['says nothing', {}, true],
  ['names the site', { 'Content-Security-Policy': `default-src 'self'; frame-ancestors ${site}` }, true],
  [
    'names the site in its policy, whatever its older header says',
    { 'Content-Security-Policy': `frame-ancestors ${site}`, 'X-Frame-Options': 'DENY' },
    true,
  ],
  ['refuses by the older header', { 'X-Frame-Options': 'SAMEORIGIN' }, false],
  ['names itself only', { 'Content-Security-Policy': "frame-ancestors 'self'" }, false],
])('a policy document that %s may be framed: %s', async (_what, headers, isRight) => {
  const found = await checkPolicy(await serve((_request, response) => response.writeHead(200, headers).end()), site)
  expect(found.map(({ problem }) => problem)).toEqual(isRight ? [] : ['forbids to be shown inside a page'])
})

describe('an address without https:// (R-TRUST-1)', () => {
  const secure = 'https://www.agency.it/en'
  const over = async (answer: Answer) => checkPlainAddress(secure, `${await serve(answer)}/en`)

  test.each([301, 308])('leads to HTTPS permanently (%i)', async (status) => {
    expect(await over((_, response) => response.writeHead(status, { Location: secure }).end())).toEqual([])
  })

  test.each<[string, Answer, string]>([
    ['the page itself', (_, response) => response.writeHead(200).end(page), '200 and leads to nothing'],
    ['a redirect for now', (_, response) => response.writeHead(302, { Location: secure }).end(), '302'],
    [
      'another page',
      (_, response) => response.writeHead(301, { Location: 'https://www.agency.it/' }).end(),
      'leads to https://www.agency.it/,',
    ],
  ])('%s is a fault, and the remedy is named', async (_what, answer, problem) => {
    const [found] = await over(answer)
    expect(found?.problem).toContain(problem)
    expect(found?.todo).toContain('Always use HTTPS')
  })

  test('no answer is a fault', async () => {
    const [found] = await checkPlainAddress(secure, 'http://127.0.0.1:9/en')
    expect(found?.problem).toContain('cannot be reached')
  })

  test('a site without encryption, on this machine, is not asked', async () => {
    expect(await checkPlainAddress('http://127.0.0.1:9/en')).toEqual([])
  })
})
