import { inProject } from '../../tools/support/project'
import { parsedPage } from './support/html'
import { hasNginx, startNginx } from './support/nginx'
import { siteOrigin } from './support/origins'
import { pages, redirects } from './support/site'
import { expect, test } from './support/test'

/** nginx answers like the CDN's runtime, from the same build and the same rules (docs/go-live.md). */
test.skip(!hasNginx(), 'There is no nginx here: nothing was proved about it. apt-get install nginx-light')

let nginx: Awaited<ReturnType<typeof startNginx>>

test.beforeAll(async () => {
  // Each worker has its own port.
  const port = 9040 + test.info().parallelIndex
  nginx = await startNginx(process.env.SITE_DIRECTORY ?? inProject('public'), port)
})
test.afterAll(() => nginx?.close())

/** Headers that mean the same on both hosts. Others (date, server, connection) belong to each host. */
const compared = [
  'cache-control',
  'content-security-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'location',
  'permissions-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
]

/** Browsers treat both names of this type alike. */
const kindOf = (type = '') =>
  type.split(';')[0]?.replace('application/javascript', 'text/javascript').replace('text/xml', 'application/xml')

async function ask(origin: string, path: string) {
  const answer = await fetch(origin + path, { redirect: 'manual' })
  const isContent = answer.status === 200 || answer.status === 404
  const names = isContent ? compared : ['location']
  return {
    status: answer.status,
    type: isContent ? kindOf(answer.headers.get('content-type') ?? '') : '',
    headers: Object.fromEntries(names.map((name) => [name, answer.headers.get(name)?.replace(origin, '')])),
    content: isContent ? await answer.text() : '',
  }
}

async function expectSame(paths: readonly string[]) {
  for (const path of paths) {
    expect({ path, ...(await ask(nginx.origin, path)) }).toEqual({ path, ...(await ask(siteOrigin, path)) })
  }
}

test('pages and their files come with the same headers and content (R-TRUST-1, R-SPEED-2)', async ({ request }) => {
  const { files } = await parsedPage(request, '/en')
  await expectSame([
    ...pages.map(({ path }) => path),
    ...new Set(files),
    '/robots.txt',
    '/llms.txt',
    '/sitemap-index.xml',
  ])
})

test('each redirect leads to its target, with and without a slash, and keeps the search (R-REDIRECT-4)', async () => {
  const both = redirects.flatMap(({ from }) => (from === '/' ? [from] : [from, `${from}/`]))
  await expectSame(both.flatMap((from) => [from, `${from}?a=1&b=2`]))
})

test('a page has one address (R-ROUTE-4)', async () => {
  await expectSame(['/en/', '/en/contact/', '/en/contact/index.html', '/en/contact/?a=1', '/it/contatti/index'])
})

test('the nearest not-found page answers a missing path (R-ERROR-1)', async () => {
  await expectSame(['/no-such-page', '/en/no-such-page', '/it/nessuna-pagina', '/it/nessuna/pagina', '/no-such-page/'])
  await expectSame(['/no-such-file.js', '/_headers', '/_redirects'])
})

test('texts are compressed, and a file that the browser has is not sent again (R-SPEED-2)', async () => {
  const answer = await fetch(`${nginx.origin}/en`, { headers: { 'Accept-Encoding': 'gzip' } })
  expect(answer.headers.get('content-encoding')).toBe('gzip')
  expect(answer.headers.get('vary')).toContain('Accept-Encoding')
  const again = await fetch(`${nginx.origin}/en`, { headers: { 'If-None-Match': answer.headers.get('etag') ?? '' } })
  expect(again.status).toBe(304)
})
