import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Page, Request } from '@playwright/test'

import { pages, siteDirectory } from './support/site'
import { expect, root, running, test } from './support/test'

/** Bytes after compression (R-SPEED-1). */
const budget = { startScript: 3_000, afterTouch: 90_000, home: 90_000, html: 13_000, drawing: 8_000, fonts: 30_000 }

const compressible = /\.(html|js|json|svg|css|webmanifest|xml|txt)$/

/** What a file of the build weighs on the wire: fonts and pictures are compressed already. */
function weightOf(path: string): number {
  const file = join(siteDirectory, path)
  const isPage = !/\.\w+$/.test(path)
  const content = readFileSync(isPage ? join(file, 'index.html') : file)
  return isPage || compressible.test(path) ? brotliCompressSync(content).length : content.length
}

/** Paths that a page asks for, in order. */
function requested(page: Page): string[] {
  const paths: string[] = []
  page.on('request', (request) => paths.push(new URL(request.url()).pathname))
  return paths
}

const isScript = (path: string) => path.endsWith('.js')
const sum = (paths: Iterable<string>) => [...paths].reduce((total, path) => total + weightOf(path), 0)

/** Scrolls a page by half a screen at a time, a frame for each. */
const readToTheEnd = (page: Page) =>
  page.evaluate(async () => {
    const { documentElement } = document
    const end = () => documentElement.scrollHeight - documentElement.clientHeight
    while (window.scrollY < end() - 1) {
      window.scrollBy({ top: window.innerHeight / 2, behavior: 'instant' })
      await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)))
    }
  })

/** How much has moved on a page without anybody's touch, as the browser's own measure (CLS) has it. */
const shifted = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let total = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) total += Number(Reflect.get(entry, 'value'))
        }).observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(total)))
      }),
  )

test.describe('every page', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  for (const { path } of pages) {
    /** R-SPEED-1, R-BASE-1 */
    test(`${path}: one script and nothing of the app before a touch, at most 90 kB of JavaScript after it @phone`, async ({
      page,
    }) => {
      const asked = requested(page)
      await page.goto(path, { waitUntil: 'networkidle' })
      await expect(root(page)).toHaveAttribute('data-scripts', '')
      await expect(root(page)).not.toHaveAttribute('data-app')
      expect(asked.filter(isScript)).toEqual([expect.stringMatching(/^\/assets\/start-/)])
      expect(asked.filter((file) => file.startsWith('/page-data/'))).toEqual([])
      expect(sum(asked.filter(isScript)), 'scripts before a touch').toBeLessThanOrEqual(budget.startScript)
      expect(weightOf(path), 'HTML').toBeLessThanOrEqual(budget.html)
      await running(page)
      await page.waitForLoadState('networkidle')
      const scripts = new Set(asked.filter(isScript))
      const weight = sum(scripts)
      test.info().annotations.push({ type: 'weight', description: `${path}: ${weight} bytes of JavaScript (brotli)` })
      expect(scripts.size).toBeGreaterThan(3)
      expect(weight, 'scripts after a touch').toBeLessThanOrEqual(budget.afterTouch)
    })

    /** R-SPEED-1: its reader starts the app by scrolling, and the forms that come near are taken over. */
    test(`${path}: nothing moves while it loads and is read to its end @phone`, async ({ page }) => {
      await page.goto(path, { waitUntil: 'networkidle' })
      await readToTheEnd(page)
      await expect(root(page)).toHaveAttribute('data-app', 'running')
      await page.waitForLoadState('networkidle')
      expect(await shifted(page)).toBeLessThan(0.001)
    })
  }
})

/** R-SPEED-1 */
test('home, everything, weighs at most 90 kB', async ({ page }) => {
  const paths = requested(page)
  await page.goto('/en', { waitUntil: 'networkidle' })
  const all = [...new Set(paths)]
  test.info().annotations.push({ type: 'weight', description: `${sum(all)} bytes: ${all.join(' ')}` })
  expect(sum(all)).toBeLessThanOrEqual(budget.home)
})

/** R-SPEED-1 */
test('the fonts of a page weigh at most 30 kB together', async ({ page }) => {
  const paths = requested(page)
  await page.goto('/it', { waitUntil: 'networkidle' })
  const fonts = [...new Set(paths.filter((path) => path.endsWith('.woff2')))]
  expect(fonts).toHaveLength(2)
  expect(sum(fonts)).toBeLessThanOrEqual(budget.fonts)
})

/**
 * Ten segments of 1,460 bytes: what a server sends on a new connection before it hears of the browser again; less what
 * its heads say there (that it keeps the connection, for how long), and not on this machine.
 */
const firstFlight = 14_600 - 40

/** R-SPEED-1 */
test('pages and fonts, heads and all, come in the first round trip of their connections', async ({ page }) => {
  test.setTimeout(120_000)
  // The runtime on this machine prefers gzip, the CDN does not.
  await page.setExtraHTTPHeaders({ 'Accept-Encoding': 'br' })
  for (const { path } of pages) {
    const finished: Request[] = []
    page.on('requestfinished', (request) => finished.push(request))
    await page.goto(path, { waitUntil: 'networkidle' })
    const flights = finished.filter((request) => ['document', 'font'].includes(request.resourceType()))
    expect(flights).toHaveLength(3)
    for (const request of flights) {
      const { responseHeadersSize, responseBodySize } = await request.sizes()
      const what = `${request.url()}: what says more comes a round trip later; shorten it, or part it in two pages`
      expect(responseHeadersSize + responseBodySize, what).toBeLessThanOrEqual(firstFlight)
    }
    page.removeAllListeners('requestfinished')
  }
})

/** R-SPEED-1, R-BASE-1 */
test('rules for paper, forced colours and the smallest screens come last, and only they wait for them', async ({
  page,
  request,
}) => {
  await page.goto('/en', { waitUntil: 'networkidle' })
  const late = page.locator('link[data-late]')
  await expect(late).toHaveCount(1)
  const { name, blocking } = await page.evaluate(() => {
    const [entry] = performance.getEntriesByType('resource').filter((file) => file.name.includes('/assets/late-'))
    return { name: entry?.name ?? '', blocking: entry && Reflect.get(entry, 'renderBlockingStatus') }
  })
  expect(blocking).toBe('non-blocking')
  const rules = await (await request.get(name)).text()
  for (const media of ['print', 'forced-colors: active', 'prefers-contrast: more']) {
    expect(rules).toContain(media)
    expect(await late.getAttribute('media')).toContain(media)
  }
  expect(await page.content()).not.toMatch(/@media (print|\(forced-colors)/)
})

/** R-SPEED-1 */
test('every terrain and drawing weighs at most 8 kB', () => {
  const files = ['terrain', 'drawing'].flatMap((folder) =>
    readdirSync(join(siteDirectory, folder)).map((name) => join(siteDirectory, folder, name)),
  )
  expect(files.length).toBeGreaterThanOrEqual(new Set(pages.map(({ id }) => id)).size)
  const heavy = files
    .map((file) => ({ file, size: gzipSync(readFileSync(file)).length }))
    .filter(({ size }) => size > budget.drawing)
  expect(heavy).toEqual([])
})

/** R-SPEED-3 */
test('what the host reads does not grow with the number of pages', () => {
  const headers = readFileSync(join(siteDirectory, '_headers'), 'utf8')
  const rules = headers.split('\n').filter((line) => line.startsWith('/'))
  expect(rules.length).toBeLessThanOrEqual(10)
  for (const { path } of pages) expect(rules).not.toContain(path)
  for (const line of headers.split('\n')) expect(line.length).toBeLessThanOrEqual(2000)
})

const publishedScripts = () => {
  const folder = join(siteDirectory, 'assets')
  return readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'))
}

/** R-SPEED-3 */
test('no script names a folder of the machine that built it', () => {
  expect(publishedScripts().filter((script) => script.includes(process.cwd()))).toEqual([])
})

/** R-SPEED-3 */
test('the app does not know the pages: no script names the path of one', () => {
  const scripts = publishedScripts()
  const named = pages.filter(({ path }) => path.length > 3 && scripts.some((script) => script.includes(`"${path}"`)))
  expect(named.map(({ path }) => path)).toEqual([])
})

/** R-SPEED-3 */
test('only what visitors need is published', () => {
  const files = readdirSync(siteDirectory, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(join(siteDirectory, name)).isFile(),
  )
  expect(files.filter((name) => /\.map$|stats\.json$|chunk-map|partytown|^_gatsby|\.tsx?$/.test(name))).toEqual([])
})
