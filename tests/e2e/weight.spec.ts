import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'

import { footerOf } from './support/footer'
import { contactRequest, fill, formOf, test } from './support/form-test'
import { inboxOrigin } from './support/origins'
import { shifted } from './support/shift'
import { contactPage, explained, fewPages, pages, plainPages, siteDirectory, sumPages } from './support/site'
import { expect, needed, open, root } from './support/test'
import { noticeLink, toastsOf } from './support/toasts'

/** The HTML of a page may grow with its words: above these bytes, a test warns (R-SPEED-1). */
const wanted = { longestPage: 20_000, medianPage: 15_000 }

/** Bytes after compression (R-SPEED-1). */
const budget = {
  page: 24_000,
  startScript: 4_200,
  drawings: 1_200,
  form: 60_000,
  dialog: 60_000,
  toastsBeyondReact: 25_000,
  tooltips: 9_000,
  sum: 2_500,
  home: 60_000,
  fonts: 30_000,
}

/**
 * Fails above a budget (R-SPEED-1).
 * @param warnFrom bytes from which on it warns the next person who adds something
 */
function expectWithin(what: string, bytes: number, budget: number, warnFrom = budget * 0.85): void {
  const share = `${what}: ${bytes} of ${budget} bytes, ${Math.round((bytes / budget) * 100)}%`
  test.info().annotations.push({ type: 'weight', description: share })
  if (bytes > warnFrom) {
    test.info().annotations.push({ type: 'warning', description: share })
    console.warn(`Nearly used up: ${share}.`)
  }
  expect(bytes, share).toBeLessThanOrEqual(budget)
}

const compressible = /\.(html|js|json|svg|css|webmanifest|xml|txt)$/

/** The bytes of a file of the build in transit. Fonts and pictures are compressed already. */
function weightOf(path: string, compress: (content: Buffer) => Buffer = brotliCompressSync): number {
  const file = join(siteDirectory, path)
  const isPage = !/\.\w+$/.test(path)
  const content = readFileSync(isPage ? join(file, 'index.html') : file)
  return isPage || compressible.test(path) ? compress(content).length : content.length
}

const sumOf = (paths: Iterable<string>, compress?: (content: Buffer) => Buffer): number =>
  [...new Set(paths)].reduce((total, path) => total + weightOf(path, compress), 0)

/** Paths of this site that a page requests, in order. */
function requested(page: Page): string[] {
  const paths: string[] = []
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url())
    if (origin !== inboxOrigin) paths.push(pathname)
  })
  return paths
}

const isScript = (path: string) => path.endsWith('.js')
/** The start script, and what measures the labels of a drawing, which it fetches. */
const comesWithPage = (path: string) => /^\/assets\/(start|drawings)-/.test(path)
/** The code of islands in a list of requests. */
const islandsIn = (paths: readonly string[]) => paths.filter((path) => isScript(path) && !comesWithPage(path))

/** Scrolls a page by half a screen at a time, one frame for each. */
const readToTheEnd = (page: Page) =>
  page.evaluate(async () => {
    const { documentElement } = document
    const end = () => documentElement.scrollHeight - documentElement.clientHeight
    while (window.scrollY < end() - 1) {
      window.scrollBy({ top: window.innerHeight / 2, behavior: 'instant' })
      await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)))
    }
  })

test.describe('every page', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('a visitor who only reads loads no island, and nothing moves @phone (R-SPEED-1)', async ({ page }) => {
    test.setTimeout(180_000)
    for (const { path } of fewPages) {
      const asked = requested(page)
      await page.goto(path)
      await expect(root(page)).toHaveAttribute('data-scripts', '')
      // Away from every element that reacts to a pointer.
      await page.mouse.move(2, 300)
      await readToTheEnd(page)
      const { total, moved } = await shifted(page)
      expect.soft(total, `${path}: ${moved.join(', ')}`).toBeLessThan(0.001)
      expect.soft(islandsIn(asked), path).toEqual([])
      page.removeAllListeners('request')
    }
  })
})

test('pages and the start script stay within their budgets (R-SPEED-1)', async ({ request }) => {
  const weights = pages.map(({ path }) => ({ path, weight: weightOf(path) })).sort((a, b) => a.weight - b.weight)
  const longest = weights.at(-1)
  expectWithin(`the longest page, ${longest?.path}`, longest?.weight ?? 0, budget.page, wanted.longestPage)
  const median = weights[Math.floor(weights.length / 2)]
  expectWithin('the median page', median?.weight ?? 0, budget.page, wanted.medianPage)
  const [script] = /\/assets\/start-\w+\.js/.exec(await (await request.get('/en')).text()) ?? []
  expectWithin('the start script', weightOf(script ?? ''), budget.startScript)
  const assets = readdirSync(join(siteDirectory, 'assets')).map((name) => `/assets/${name}`)
  expectWithin('what measures labels', sumOf(assets.filter((path) => /drawings-.*js$/.test(path))), budget.drawings)
})

test('home with everything that it loads stays within its budget (R-SPEED-1)', async ({ page }) => {
  const asked = requested(page)
  await page.goto('/en', { waitUntil: 'networkidle' })
  await readToTheEnd(page)
  await page.waitForLoadState('networkidle')
  expect(asked.filter((path) => path.endsWith('.woff2'))).toHaveLength(2)
  expectWithin('home, everything', sumOf(asked), budget.home)
  expectWithin('the fonts together', sumOf(asked.filter((path) => path.endsWith('.woff2'))), budget.fonts)
})

test('form, dialog, tooltips, sum and toasts load no more than their budgets (R-SPEED-1)', async ({ page, watch }) => {
  watch.allow(/^foreign request/)
  const answer = { status: 200, headers: { 'Access-Control-Allow-Origin': '*' }, body: '' }
  await page.route('**/webhook/**', (route) => route.fulfill(answer))
  const asked = requested(page)
  const codeFor = async (action: () => Promise<unknown>) => {
    asked.length = 0
    await action()
    return new Set(islandsIn(asked))
  }

  await open(page, '/en/contact')
  const form = await codeFor(async () => {
    await fill(page, contactRequest)
    await formOf(page).submit.click()
    await expect(formOf(page).toast).toHaveCount(1)
  })
  expectWithin('the code of a form and its toasts', sumOf(form), budget.form)

  await open(page, needed(plainPages('en')[0], 'page without a form').path)
  const dialog = await codeFor(async () => {
    await footerOf(page).locator('a[data-policy=privacy]').click()
    await expect(page.getByRole('dialog')).toBeVisible()
  })
  expectWithin('the code of the policy dialog', sumOf(dialog), budget.dialog)

  await open(page, explained.path)
  const tooltips = await codeFor(async () => {
    await page.locator('main [data-note]').first().hover()
    await expect(page.getByRole('tooltip')).toBeVisible()
  })
  expectWithin('the code of tooltips', sumOf(tooltips), budget.tooltips)

  await open(page, needed(sumPages[0], 'page with a sum').path)
  const sum = await codeFor(async () => {
    await page.locator('[data-sum]').click()
    await expect(page.locator('[data-sum-place] input').first()).toBeVisible()
  })
  expectWithin('the code of a sum', sumOf(sum), budget.sum)
  expectWithin('the code of a sum, by gzip', sumOf(sum, gzipSync), budget.sum)

  await open(page, contactPage('en').path)
  const toasts = await codeFor(async () => {
    await noticeLink(page).click()
    await expect(toastsOf(page, 'notices').all).toHaveCount(1)
  })
  const react = [...toasts].filter((path) => dialog.has(path))
  expect(sumOf(react), 'the dialog and the toasts share React').toBeGreaterThan(30_000)
  expectWithin('toasts, without React', sumOf(toasts) - sumOf(react), budget.toastsBeyondReact)
})
