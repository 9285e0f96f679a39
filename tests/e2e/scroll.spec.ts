import type { Page } from '@playwright/test'

import { footerOf } from './support/footer'
import { homePage, longestPages, navigation, pageOf, sampled } from './support/site'
import { hold } from './support/slow-phone'
import { expect, open, test } from './support/test'
import { word } from './support/words'

const scrolled = (page: Page) => page.evaluate(() => window.scrollY)

/** Distance from the lower edge of the bar to the heading of a section; negative if the bar hides the heading. */
const belowBar = (page: Page, anchor: string) =>
  page.evaluate((id) => {
    const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
    return (document.getElementById(`${id}-heading`)?.getBoundingClientRect().top ?? Number.NEGATIVE_INFINITY) - bar
  }, anchor)

async function expectAt(page: Page, anchor: string) {
  await expect.poll(() => belowBar(page, anchor)).toBeGreaterThanOrEqual(0)
  await expect.poll(() => belowBar(page, anchor)).toBeLessThan(400)
}

const toFooter = (page: Page) => footerOf(page).scrollIntoViewIfNeeded()

/** Scroll positions of a page with the time of its document, from its first script on. */
const recordPlaces = (page: Page) =>
  page.addInitScript(() => {
    const positions: { time: number; y: number }[] = []
    Reflect.set(window, 'positions', positions)
    const note = () => {
      positions.push({ time: performance.now(), y: window.scrollY })
      requestAnimationFrame(note)
    }
    requestAnimationFrame(note)
  })

type Position = { time: number; y: number }
const positions = (page: Page): Promise<Position[]> => page.evaluate(() => Reflect.get(window, 'positions'))

/** A reader sees the page move. A slow machine shows fewer positions on the way, in no less time. */
async function expectSmooth(page: Page, since = 0) {
  const way = (await positions(page)).filter(({ time }) => time >= since)
  const start = way[0]?.y ?? 0
  const end = way.at(-1)?.y ?? 0
  const onTheWay = way.filter(({ y }) => y !== start && y !== end)
  const duration = (onTheWay.at(-1)?.time ?? 0) - (onTheWay[0]?.time ?? 0)
  expect(Math.abs(end - start)).toBeGreaterThan(500)
  expect(new Set(onTheWay.map(({ y }) => y)).size, 'positions on the way').toBeGreaterThan(3)
  expect(duration, 'ms on the way').toBeGreaterThan(100)
}

const now = (page: Page) => page.evaluate(() => performance.now())
const toPlace = (page: Page) => page.locator('main a[href$="#section-3"]').first()

/** Waits until a smooth scroll has ended: two measurements, a moment apart, give the same position. */
const standsStill = async (page: Page) => {
  let last = -1
  await expect
    .poll(async () => {
      const before = last
      last = await page.evaluate(() => window.scrollY)
      return last === before
    })
    .toBe(true)
}

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('every navigation scrolls to the top, history included @phone (R-SCROLL-1)', async ({ page }) => {
    const { id, path } = pageOf(navigation.groups[0]?.pages[0] ?? '', 'en')
    await open(page, '/en')
    await toFooter(page)
    await footerOf(page)
      .getByRole('link', { name: word('en', `navigation.pages.${id}`), exact: true })
      .click()
    await expect(page).toHaveURL(path)
    await expect.poll(() => scrolled(page)).toBe(0)
    await toFooter(page)
    // A tab that the browser drops, to save memory, comes back where it was. No test can drop one.
    expect(await page.evaluate(() => history.scrollRestoration)).toBe('auto')
    await page.goBack()
    await expect(page).toHaveURL('/en')
    await expect.poll(() => scrolled(page)).toBe(0)
    await toFooter(page)
    await page.goForward()
    await expect(page).toHaveURL(path)
    await expect.poll(() => scrolled(page)).toBe(0)
  })

  test('a first load shows the top, and 100 ms later scrolls smoothly to its hash (R-SCROLL-2)', async ({ page }) => {
    await recordPlaces(page)
    await open(page, '/en#section-3')
    await expectAt(page, 'section-3')
    await expect
      .poll(async () => (await positions(page)).slice(-8).every(({ y }, _index, all) => y === all[0]?.y))
      .toBe(true)
    const way = await positions(page)
    const began = way.find(({ y }) => y > 0)?.time ?? 0
    const scripted = await page.evaluate(
      () => performance.getEntriesByType('resource').find(({ name }) => name.includes('/start-'))?.startTime ?? 0,
    )
    expect(way[0]?.y, 'no jump before').toBe(0)
    expect(began - scripted).toBeGreaterThanOrEqual(100)
    await expectSmooth(page)
  })

  test('a click and the history scroll smoothly to a hash, and back to the top (R-SCROLL-2)', async ({ page }) => {
    await recordPlaces(page)
    await open(page, '/en')
    let since = await now(page)
    await toPlace(page).click()
    await expectAt(page, 'section-3')
    await standsStill(page)
    await expectSmooth(page, since)
    await page.goBack()
    await expect(page).toHaveURL('/en')
    await expect.poll(() => scrolled(page)).toBe(0)
    await page.evaluate(() => window.scrollTo({ top: 60, behavior: 'instant' }))
    since = await now(page)
    await page.goForward()
    await expect(page).toHaveURL('/en#section-3')
    await expectAt(page, 'section-3')
    await standsStill(page)
    await expectSmooth(page, since)
  })
})

test('under reduced motion a first load with a hash shows its anchor at once @phone (R-SCROLL-2)', async ({ page }) => {
  await recordPlaces(page)
  await open(page, '/en#section-3')
  await expectAt(page, 'section-3')
  expect(new Set((await positions(page)).map(({ y }) => y)).size).toBeLessThanOrEqual(2)
})

test('who scrolls before the page is loaded is left alone (R-SCROLL-2)', async ({ page }) => {
  const release = await hold(page, /\.woff2/)
  await page.goto('/en#section-3', { waitUntil: 'commit' })
  await expectAt(page, 'section-3')
  await page.mouse.wheel(0, -99_999)
  await expect.poll(() => scrolled(page)).toBe(0)
  const loaded = page.waitForEvent('load')
  release()
  await loaded
  // Real time: the page would scroll 100 ms after its load.
  await page.waitForTimeout(300)
  expect(await scrolled(page)).toBe(0)
})

test('a reload shows the top of the page, also where its hash names nothing (R-SCROLL-1, R-SCROLL-2)', async ({
  page,
}) => {
  await open(page, '/it#nothing')
  await page.evaluate(() => window.scrollTo(0, 900))
  await page.reload()
  await expect.poll(() => scrolled(page)).toBe(0)
})

test('the progress bar shows how far the page is read @phone (R-CHROME-5)', async ({ page }) => {
  await open(page, '/en')
  const share = () =>
    page
      .locator('[data-progress]')
      .evaluate((bar) => Math.round((bar.getBoundingClientRect().width / document.documentElement.clientWidth) * 100))
  await expect.poll(share).toBe(0)
  await page.evaluate(() => window.scrollTo(0, (document.documentElement.scrollHeight - window.innerHeight) / 2))
  await expect.poll(share).toBe(50)
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await expect.poll(share).toBe(100)
  const colorAt = (y: number) => page.screenshot({ clip: { x: 100, y, width: 1, height: 1 } })
  expect(await colorAt(1), 'over the bar').not.toEqual(await colorAt(6))
})

const isPoster = (section: { type: string; variant?: string }) => section.variant === 'poster'

/** The pages that list their sections. Owners may have none. */
const indexed = longestPages.filter(
  ({ sections }) => sections.filter(({ section }) => section.type !== 'form' && !isPoster(section)).length > 6,
)

test('a long page lists its sections below its hero, and each entry leads to one (R-PAGE-25)', async ({ page }) => {
  await open(page, homePage('en').path)
  await expect(page.getByRole('navigation', { name: word('en', 'onThisPage') }), 'a short page').toHaveCount(0)
  for (const { path, language, sections } of sampled(indexed, 2)) {
    await open(page, path)
    const list = page.locator('main > section:first-child + nav')
    await expect(list).toHaveAccessibleName(word(language, 'onThisPage'))
    const links = list.getByRole('link')
    await expect(links).toHaveCount(0)
    await list.locator('summary').click()
    const listed = sections.filter(
      ({ section }) => !['hero', 'callout', 'closing'].includes(section.type) && !isPoster(section),
    )
    await expect(links).toHaveCount(listed.length)
    for (const [index, { anchor }] of listed.entries()) {
      await expect(links.nth(index)).toHaveText(await page.locator(`#${anchor}-heading`).innerText())
      await expect(links.nth(index)).toHaveAttribute('href', `#${anchor}`)
    }
    await links.last().click()
    await expectAt(page, listed.at(-1)?.anchor ?? '')
  }
})
