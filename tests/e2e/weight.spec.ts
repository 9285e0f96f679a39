import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Page } from '@playwright/test'

import { footerOf } from './support/footer'
import { contactRequest, fill, formOf, test } from './support/form-test'
import { siteOrigin } from './support/origins'
import { shifted } from './support/shift'
import { contactPage, explained, fewPages, pages, plainPages, siteDirectory, sumPages } from './support/site'
import { expect, needed, open, root, softly } from './support/test'
import { noticeLink, toastsOf } from './support/toasts'

/** The numbers of R-SPEED-1. */
const budgets = readFileSync('docs/specification.md', 'utf8')

/** @param what begins the line of R-SPEED-1 that has the number, in kB */
function expectWithin(what: string, bytes: number): void {
  const [, kilobytes] = new RegExp(`^- ${what}[^]*?: ([\\d.]+) kB$`, 'm').exec(budgets) ?? []
  const remedy = `${what}: make it lighter, or raise the number of R-SPEED-1 in docs/specification.md`
  expect.soft(bytes, remedy).toBeLessThanOrEqual(Number(kilobytes) * 1000)
}

const compressible = /\.(html|js|json|svg|css|webmanifest|xml|txt)$/

/** The bytes of a file of the build in transit. Fonts and pictures are compressed already. */
function weightOf(path: string): number {
  const file = join(siteDirectory, path)
  const isPage = !/\.\w+$/.test(path)
  const content = readFileSync(isPage ? join(file, 'index.html') : file)
  return isPage || compressible.test(path) ? brotliCompressSync(content).length : content.length
}

const sumOf = (paths: Iterable<string>): number =>
  [...new Set(paths)].reduce((total, path) => total + weightOf(path), 0)

/** Paths of this site that a page requests, in order. */
function requested(page: Page): string[] {
  const paths: string[] = []
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url())
    if (origin === siteOrigin) paths.push(pathname)
  })
  return paths
}

const isScript = (path: string) => path.endsWith('.js')
/** The code of islands in a list of requests. */
const islandsIn = (paths: readonly string[]) =>
  paths.filter((path) => isScript(path) && !path.startsWith('/assets/start-'))

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

  test('a visitor who only reads loads no code but that of a near form; nothing moves @phone (R-SPEED-1)', async ({
    page,
  }) => {
    test.setTimeout(180_000)
    for (const { path } of fewPages) {
      const asked = requested(page)
      await page.goto(path, { waitUntil: 'networkidle' })
      await expect(root(page)).toHaveAttribute('data-scripts', '')
      const form = formOf(page).form
      const isNear = (element: Element) => element.getBoundingClientRect().top < 2 * innerHeight
      const code = [expect.stringContaining('/assets/form-')]
      const hasForm = (await form.count()) > 0
      const expectCode = (wanted: unknown[]) => softly.poll(() => islandsIn(asked), path).toEqual(wanted)
      await expectCode(hasForm && (await form.evaluate(isNear)) ? code : [])
      // Away from every element that reacts to a pointer.
      await page.mouse.move(2, 300)
      await readToTheEnd(page)
      const { total, moved } = await shifted(page)
      expect.soft(total, `${path}: ${moved.join(', ')}`).toBeLessThan(0.001)
      await expectCode(hasForm ? code : [])
      page.removeAllListeners('request')
    }
  })
})

test('pages and the start script stay within their budgets (R-SPEED-1)', async ({ request }) => {
  const weights = pages.map(({ path }) => weightOf(path))
  expectWithin('HTML of the longest page', Math.max(...weights))
  expectWithin('HTML of all pages on average', weights.reduce((total, weight) => total + weight) / pages.length)
  for (const home of ['/en', '/it']) expectWithin('HTML of home', weightOf(home))
  const [script] = /\/assets\/start-\w+\.js/.exec(await (await request.get('/en')).text()) ?? []
  expectWithin('start script', weightOf(script ?? ''))
})

test('home with everything that it loads stays within its budget (R-SPEED-1)', async ({ page }) => {
  const asked = requested(page)
  await page.goto('/en', { waitUntil: 'networkidle' })
  await readToTheEnd(page)
  await page.waitForLoadState('networkidle')
  const fonts = asked.filter((path) => path.endsWith('.woff2'))
  expect(fonts).toHaveLength(2)
  expectWithin('the fonts together', sumOf(fonts))
  expectWithin('home, everything', sumOf(asked))
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

  const form = await codeFor(async () => {
    await open(page, '/en/contact')
    await fill(page, contactRequest)
    await formOf(page).submit.click()
    await expect(formOf(page).toast).toHaveCount(1)
  })
  expectWithin('JavaScript of a form', sumOf(form))

  await open(page, needed(plainPages('en')[0], 'page without a form').path)
  const dialog = await codeFor(async () => {
    await footerOf(page).locator('a[data-policy=privacy]').click()
    await expect(page.getByRole('dialog')).toBeVisible()
  })
  expectWithin('JavaScript of the policy dialog', sumOf(dialog))

  await open(page, explained.path)
  const tooltips = await codeFor(async () => {
    await page.locator('main [data-note]').first().hover()
    await expect(page.getByRole('tooltip')).toBeVisible()
  })
  expectWithin('tooltips', sumOf(tooltips))

  await open(page, needed(sumPages[0], 'page with a sum').path)
  const sum = await codeFor(async () => {
    await page.locator('[data-sum]').click()
    await expect(page.locator('[data-sum-area] input').first()).toBeVisible()
  })
  expectWithin('a sum of one', sumOf(sum))

  await open(page, contactPage('en').path)
  const toasts = await codeFor(async () => {
    await noticeLink(page).click()
    await expect(toastsOf(page, 'notices').all).toHaveCount(1)
  })
  const react = [...toasts].filter((path) => dialog.has(path))
  expect(sumOf(react), 'the dialog and the toasts share React').toBeGreaterThan(30_000)
  expectWithin('toasts, React not included', sumOf(toasts) - sumOf(react))
})
