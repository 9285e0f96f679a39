import { attribute, parsedPage } from './support/html'
import { inboxOrigin, siteOrigin } from './support/origins'
import { pages, site } from './support/site'
import { expect, test } from './support/test'

const security: Record<string, string | RegExp> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': /camera=\(\).*geolocation=\(\).*microphone=\(\)/,
  'cross-origin-opener-policy': 'same-origin',
}

/** A content policy without the origins that data/site.json names. */
const withoutOthers = (policy = '') =>
  site.others.reduce((rest, { origin }) => rest.replaceAll(` ${origin}`, ''), policy)

const revalidated = /max-age=0.*must-revalidate/
const kept = 'public, max-age=31536000, immutable'

/** The policy inside a page. It must stand before everything that it governs. */
function expectOwnPolicy(html: string, path: string) {
  const policy = /<meta[^>]*http-equiv="Content-Security-Policy"[^>]*content="([^"]*)"/.exec(html)
  const sources = policy?.[1]?.replaceAll('&#x27;', "'")
  expect(withoutOthers(sources), path).toMatch(
    /^default-src 'none'; script-src 'self'; style-src 'self' 'sha256-[^']+'; /,
  )
  expect(sources, path).not.toMatch(/unsafe-inline|unsafe-eval|\*|https?:(?!\/\/)/)
  expect(html, path).toMatch(/<script type="module" src="\/assets\/start-[^"]+" integrity="sha256-[^"]+"/)
  expect(policy?.index ?? Number.POSITIVE_INFINITY, path).toBeLessThan(html.search(/<(script|style|link)\b/))
}

function expectSecure(headers: Record<string, string>, path: string) {
  for (const [name, value] of Object.entries(security)) expect(headers[name], `${name} of ${path}`).toMatch(value)
  const policy = headers['content-security-policy'] ?? ''
  expect(policy, path).toMatch(/frame-ancestors 'none'/)
  expect(withoutOthers(policy), path).toMatch(/script-src 'self'(;|$)/)
  expect(policy, path).toMatch(/require-trusted-types-for 'script'/)
  expect(policy, path).toMatch(/trusted-types 'none'/)
  expect(policy, path).toMatch(/base-uri 'none'/)
  expect(policy, path).not.toMatch(/unsafe-inline|unsafe-eval|\*/)
  expect(headers['set-cookie'], path).toBeUndefined()
}

test('every page has the security headers, and browsers revalidate it (R-TRUST-1, R-SPEED-2)', async ({ request }) => {
  for (const { path } of pages) {
    const answer = await request.get(path)
    const headers = answer.headers()
    expectSecure(headers, path)
    expectOwnPolicy(await answer.text(), path)
    expect(headers['cache-control'], path).toMatch(revalidated)
    expect(headers['content-type'], path).toMatch(/^text\/html/)
  }
})

if (siteOrigin.startsWith('https:')) {
  test('a live site allows HTTPS only; an address without it leads there for good (R-TRUST-1)', async ({ request }) => {
    expect((await request.get('/en')).headers()['strict-transport-security']).toMatch(/^max-age=63072000/)
    const plain = await request.get(`${siteOrigin.replace('https:', 'http:')}/en`, { maxRedirects: 0 })
    expect([301, 308]).toContain(plain.status())
    expect(plain.headers().location).toBe(`${siteOrigin}/en`)
  })
}

test('a page is compressed, and not sent again to a browser that has it (R-SPEED-2)', async ({ request }) => {
  const { etag = '', 'content-encoding': encoding } = (await request.get('/en')).headers()
  expect(encoding).toMatch(/^(gzip|br|zstd)$/)
  expect((await request.get('/en', { headers: { 'If-None-Match': etag } })).status()).toBe(304)
})

/** A file that is missing may exist a moment later. */
test('not-found answers are secure, too, and no cache keeps them (R-TRUST-1, R-SPEED-2)', async ({ request }) => {
  for (const path of ['/no-such-page', '/it/nessuna-pagina', '/no-such.js', '/assets/old-0.js', '/static/old-0.js']) {
    const answer = await request.get(path)
    expect(answer.status()).toBe(404)
    expectSecure(answer.headers(), path)
    const isFile = /^\/(assets|static)\//.test(path)
    if (!isFile) expectOwnPolicy(await answer.text(), path)
    expect(answer.headers()['cache-control'] ?? '', path).toMatch(isFile ? /^no-store$/ : /^(?!.*immutable)/)
  }
})

test.describe('on a page of another site', () => {
  // That site shows pictures of others.
  test.use({ bypassCSP: true })

  test('another site may show pictures and icons, no other file (R-TRUST-1)', async ({ page, request, watch }) => {
    const { document } = await parsedPage(request, '/en')
    const { icons } = await (await request.get('/manifest.webmanifest')).json()
    const pictures = [
      ...document
        .filter((element) => attribute(element, 'property') === 'og:image')
        .map((e) => attribute(e, 'content')),
      ...document.filter((element) => /icon/.test(attribute(element, 'rel') ?? '')).map((e) => attribute(e, 'href')),
      ...icons.map(({ src }: { src: string }) => src),
    ].map((address) => siteOrigin + new URL(address ?? '', siteOrigin).pathname)
    watch.allow(new RegExp(`^foreign request: ${inboxOrigin}/`))
    await page.goto(`${inboxOrigin}/en/privacy`)
    const hidden = await page.evaluate(async (sources) => {
      const shown = sources.map((src) => Object.assign(new Image(), { src }).decode())
      return (await Promise.allSettled(shown)).flatMap(({ status }, at) => (status === 'rejected' ? [sources[at]] : []))
    }, pictures)
    expect(pictures.length).toBeGreaterThan(6)
    expect(hidden).toEqual([])
    expect((await request.get('/en')).headers()['cross-origin-resource-policy']).toBe('same-origin')
  })
})

test('browsers keep files with a digest in their name for a year, no others (R-SPEED-2)', async ({ request }) => {
  const { files } = await parsedPage(request, '/en')
  const [font] = [...(await (await request.get('/en')).text()).matchAll(/\/static\/[^"')\s]+\.woff2/g)]
  const hashed = [...new Set([...files, font?.[0] ?? ''])].filter((file) => /^\/(static|assets)\//.test(file))
  expect(hashed.length).toBeGreaterThan(3)
  for (const file of hashed) {
    const answer = await request.get(file)
    expect(answer.status(), file).toBe(200)
    expect(answer.headers()['cache-control'], file).toBe(kept)
    expect(answer.headers()['x-content-type-options'], file).toBe('nosniff')
  }
  for (const file of ['/robots.txt', '/sitemap-0.xml', '/manifest.webmanifest', '/speculation-rules.json']) {
    expect((await request.get(file)).headers()['cache-control'], file).toMatch(revalidated)
  }
})

test('every page names the rules for fetching pages ahead (R-SPEED-4)', async ({ request }) => {
  const named = (await request.get('/en')).headers()['speculation-rules'] ?? ''
  const answer = await request.get(JSON.parse(named))
  expect(answer.headers()['content-type']).toMatch(/^application\/speculationrules\+json/)
  expect(await answer.json()).toMatchObject({ prefetch: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }] })
})
