import type { Page } from '@playwright/test'

import { pageOf } from './support/site'
import { holdData, loseApp } from './support/slow-phone'
import { expect, menuButton, open, openWithStillClock, pass, root, siteMapLink, test } from './support/test'

const slow = pageOf('our-philosophy', 'en').path
const quick = pageOf('brand-manifesto', 'en').path

/** Width of the sign in the progress bar's place, in px. */
const signWidth = async (page: Page) => (await page.locator('[data-sign]').boundingBox())?.width ?? 0

/** R-CHROME-10 */
test('a page that takes longer than 300 ms is announced by a sign, until it or another one is there', async ({
  page,
}) => {
  const release = await holdData(page, slow)
  await openWithStillClock(page, '/en')
  await page.evaluate(() => window.scrollTo(0, 0))
  await siteMapLink(page, slow).focus()
  await page.keyboard.press('Enter')
  await page.evaluate(() => window.scrollTo(0, 0))
  await pass(page, 250)
  expect(await signWidth(page)).toBeLessThan(10)
  await pass(page, 100)
  expect(await signWidth(page)).toBeGreaterThan(100)
  await page.clock.resume()
  await siteMapLink(page, quick).click()
  await expect(page).toHaveURL(quick)
  await expect.poll(() => signWidth(page)).toBeLessThan(10)
  release()
  await siteMapLink(page, slow).click()
  await expect(page).toHaveURL(slow)
  await expect.poll(() => signWidth(page)).toBeLessThan(10)
})

/** R-CHROME-10 */
test('Back to a page that has to be fetched has the sign, too', async ({ page }) => {
  await page.goto('/en')
  await open(page, slow)
  await siteMapLink(page, quick).click()
  await expect(page).toHaveURL(quick)
  await open(page, quick)
  const release = await holdData(page, slow)
  await page.goBack()
  await expect(page).toHaveURL(slow)
  await expect(page.locator('html')).toHaveAttribute('data-coming', '')
  release()
  await expect(page.locator('html')).not.toHaveAttribute('data-coming')
})

/** What the browser has when a part of a page that the app opens stands there: where its first sections are, how many there are, and its height. */
const whenThere = (page: Page, part: 'app:page' | 'app:rest') =>
  page.evaluate(
    (name) =>
      new Promise<{ tops: number[]; sections: number; height: number }>((resolve) =>
        window.addEventListener(name, () => {
          const sections = document.querySelectorAll('main section')
          const tops = [sections[0], sections[1]].map((section) => section?.getBoundingClientRect().top ?? -1)
          resolve({ tops, sections: sections.length, height: document.documentElement.scrollHeight })
        }),
      ),
    part,
  )

/** R-CHROME-10: what came later would move what its reader is about to touch. */
for (const [from, to] of [
  ['brand-manifesto', 'contact'],
  ['contact', 'home'],
  ['home', 'shopify-development'],
] as const) {
  test(`a page that the app opens comes in two steps (${to}): its first screen, which stays, and at once the rest; nothing grows afterwards`, async ({
    page,
  }) => {
    await open(page, pageOf(from, 'en').path)
    await page.route('**/assets/*.js', (route) => setTimeout(() => route.continue().catch(() => undefined), 300))
    const parts = Promise.all([whenThere(page, 'app:page'), whenThere(page, 'app:rest')])
    await page
      .locator(`footer a[href="${pageOf(to, 'en').path}"]`)
      .first()
      .click()
    const [first, whole] = await parts
    expect(first.tops, 'the first screen does not move').toEqual(whole.tops)
    expect(first.height, 'and fills the window').toBeGreaterThan(await page.evaluate(() => innerHeight))
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 2))
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(whole.height)
  })
}

/** R-CHROME-10 */
test('a page that is opened at a place in it comes whole: the place may lie anywhere', async ({ page }) => {
  await open(page, pageOf('home', 'en').path)
  const first = whenThere(page, 'app:page')
  const { path, sections } = pageOf('contact', 'en')
  await page.locator(`main a[href^="${path}#"]`).first().click()
  expect((await first).sections).toBe(sections.length)
})

/** R-CHROME-10 */
test('a page that came as HTML is whole again when Back leads to it', async ({ page }) => {
  await open(page, pageOf('home', 'en').path)
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  const drawings = await page.locator('main use').count()
  expect(drawings).toBeGreaterThan(3)
  await siteMapLink(page, quick).click()
  await expect(page).toHaveURL(quick)
  await page.waitForLoadState('networkidle')
  const whenBack = whenThere(page, 'app:rest')
  await page.goBack()
  expect((await whenBack).height).toBe(height)
  await expect(page.locator('main use')).toHaveCount(drawings)
})

/** R-CHROME-10: a browser gives nothing on the page a click while it shows the change of pages. */
test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test.beforeEach(({ page }) =>
    // Transitions that take their time, on every page: clicks must fall into them.
    page.addInitScript(() => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync('::view-transition-group(root) { animation-duration: 3s !important }')
      document.adoptedStyleSheets = [sheet]
    }),
  )

  const isChanging = () =>
    document
      .getAnimations()
      .some(({ effect }) => effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view-transition'))

  async function clickInTransition(page: Page): Promise<void> {
    const { x, y, width, height } = (await menuButton(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    await siteMapLink(page, quick).click()
    await page.waitForURL(`**${quick}`, { waitUntil: 'commit' })
    await expect(root(page)).toHaveAttribute('data-scripts', '')
    await page.waitForFunction(isChanging)
    await page.mouse.click(x + width / 2, y + height / 2)
  }

  test('a click on a page that has just come is not lost in its transition', async ({ page }) => {
    await open(page, '/en')
    await clickInTransition(page)
    await expect(page.locator('#menu:popover-open')).toBeVisible()
  })

  test('nor is one between two pages that the browser loads', async ({ page, watch }) => {
    watch.allow(/ERR_FAILED/, /Failed to load/)
    await loseApp(page)
    await page.goto('/en')
    await clickInTransition(page)
    await expect(page.locator('#menu:popover-open')).toBeVisible()
  })
})
