import type { APIRequestContext } from '@playwright/test'
import { linksOf, parsedPage } from './support/html'
import { siteOrigin } from './support/origins'
import { pages, redirects, routes } from './support/site'
import { expect, test } from './support/test'

const ask = async (request: APIRequestContext, path: string) => {
  const answer = await request.get(path, { maxRedirects: 0 })
  return { status: answer.status(), location: answer.headers().location }
}

test('every page answers at its address, and with one more slash by one redirect (R-ROUTE-4)', async ({ request }) => {
  for (const { path } of pages) {
    expect(await ask(request, path)).toEqual({ status: 200, location: undefined })
    const { status, location } = await ask(request, `${path}/`)
    expect([301, 307, 308], `${path}/`).toContain(status)
    expect(location).toBe(path)
  }
})

test('an address in capitals leads to its page by one redirect, and one that names nothing is not found (R-ROUTE-4)', async ({
  request,
}) => {
  const known = [...pages.map(({ path }) => [path]), ...redirects.map(({ from, to }) => [from, to])]
  for (const [path = '', ...further] of known.filter(([path]) => path !== '/')) {
    const { status, location = '' } = await ask(request, `${path.toUpperCase()}?q=A%2FB`)
    expect(status, path).toBe(301)
    // A host may take a former path in capitals at once to its page.
    const targets = [path, ...further].map((target) => `${siteOrigin}${target}?q=A%2FB`)
    expect(targets).toContain(new URL(location, siteOrigin).href)
  }
  for (const path of ['/It/Nessuna', '/it/%C3%80', '/It/%ff', `${siteOrigin}//EXAMPLE.COM/it`])
    expect((await ask(request, path)).status, path).toBe(404)
})

test('every link of every page leads to a page, and its hash to an element (R-ROUTE-7)', async ({ request }) => {
  const parsed = new Map<string, Awaited<ReturnType<typeof parsedPage>>>()
  for (const { path } of pages) parsed.set(path, await parsedPage(request, path))
  const known = new Set(redirects.map(({ from }) => from))
  for (const [path, { document }] of parsed) {
    for (const href of linksOf(document)) {
      const { pathname, hash, origin } = new URL(href, `http://site${path}`)
      if (origin !== 'http://site') continue
      const target = parsed.get(pathname)
      // On an Italian-only page, the switcher leads to the not-found page, which offers the way back (R-ROUTE-5).
      const isSwitch = !target && pathname.startsWith('/en/') && parsed.has(pathname.replace('/en/', '/it/'))
      expect(target !== undefined || known.has(pathname) || isSwitch, `${path} links to ${href}`).toBe(true)
      if (hash) expect(target?.ids.has(hash.slice(1)), `${path} links to ${href}`).toBe(true)
    }
  }
})

test('all files that pages refer to exist (R-ROUTE-7)', async ({ request }) => {
  const files = new Set<string>()
  for (const { path } of pages) for (const file of (await parsedPage(request, path)).files) files.add(file)
  expect(files.size).toBeGreaterThan(routes.length)
  for (const file of files) expect((await ask(request, file)).status, file).toBe(200)
})
