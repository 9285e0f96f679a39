import type { Page } from '@playwright/test'

import { footerOf } from './support/footer'
import { pageOf, sampled, sectionOf, shown } from './support/site'
import { holdScripts, openHeld } from './support/slow-phone'
import { expect, open, root, running, test } from './support/test'
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

for (const reducedMotion of sampled(['no-preference', 'reduce'] as const, 1)) {
  test.describe(`motion: ${reducedMotion}`, () => {
    test.use({ contextOptions: { reducedMotion } })

    test('every navigation scrolls to the top, history included @phone (R-SCROLL-1)', async ({ page }) => {
      await open(page, '/en')
      await toFooter(page)
      await footerOf(page)
        .getByRole('link', { name: word('en', 'navigation.pages.training-support') })
        .click()
      await expect(page).toHaveURL(pageOf('training-support', 'en').path)
      await expect.poll(() => scrolled(page)).toBe(0)
      await toFooter(page)
      await page.goBack()
      await expect(page).toHaveURL('/en')
      await expect.poll(() => scrolled(page)).toBe(0)
      await toFooter(page)
      await page.goForward()
      await expect(page).toHaveURL(pageOf('training-support', 'en').path)
      await expect.poll(() => scrolled(page)).toBe(0)
    })

    test('an address with a hash scrolls to its element, under the bar (R-SCROLL-2)', async ({ page }) => {
      await open(page, '/en#section-3')
      await expectAt(page, 'section-3')
      await open(page, '/it/evento-farmasimplex#contact-form')
      await expectAt(page, 'contact-form')
    })

    test('a link with a hash scrolls inside the page, again and again (R-SCROLL-2)', async ({ page }) => {
      await open(page, '/it')
      const [action] = sectionOf(pageOf('home', 'it'), 'hero').section.actions
      for (let time = 0; time < 2; time += 1) {
        await page
          .locator('main')
          .getByRole('link', { name: shown(action?.label ?? '', 'it') })
          .first()
          .click()
        await expect(page).toHaveURL('/it#section-3')
        await expectAt(page, 'section-3')
        await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
      }
    })
  })
}

/** Scroll positions of a page with the time of its document, from its first script on. */
const recordPlaces = (page: Page) =>
  page.addInitScript(() => {
    const places: { time: number; y: number }[] = []
    Reflect.set(window, 'places', places)
    const note = () => {
      places.push({ time: performance.now(), y: window.scrollY })
      requestAnimationFrame(note)
    }
    requestAnimationFrame(note)
  })

type Place = { time: number; y: number }
const places = (page: Page): Promise<Place[]> => page.evaluate(() => Reflect.get(window, 'places'))

/** Between two places, a reader sees the page move. */
async function expectSmooth(page: Page, since = 0) {
  const way = (await places(page)).filter(({ time }) => time >= since)
  const start = way[0]?.y ?? 0
  const end = way.at(-1)?.y ?? 0
  const between = new Set(way.map(({ y }) => y)).size - 2
  expect(Math.abs(end - start)).toBeGreaterThan(500)
  expect(between, 'places on the way').toBeGreaterThan(3)
}

const now = (page: Page) => page.evaluate(() => performance.now())
const toPlace = (page: Page) => page.locator('main a[href$="#section-3"]').first()

/** Waits until a smooth scroll has ended: two measurements, a moment apart, give the same place. */
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

  test('a first load shows the top, and 100 ms later scrolls smoothly to its hash (R-SCROLL-2)', async ({ page }) => {
    await recordPlaces(page)
    await open(page, '/en#section-3')
    await expectAt(page, 'section-3')
    await expect
      .poll(async () => (await places(page)).slice(-8).every(({ y }, _index, all) => y === all[0]?.y))
      .toBe(true)
    const way = await places(page)
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
    await expectSmooth(page, since)
    await standsStill(page)
    await page.goBack()
    await expect(page).toHaveURL('/en')
    await expect.poll(() => scrolled(page)).toBe(0)
    since = await now(page)
    await page.goForward()
    await expect(page).toHaveURL('/en#section-3')
    await expectAt(page, 'section-3')
    await expectSmooth(page, since)
  })
})

test('under reduced motion a first load with a hash shows its place at once (R-SCROLL-2)', async ({ page }) => {
  await recordPlaces(page)
  await open(page, '/en#section-3')
  await expectAt(page, 'section-3')
  expect(new Set((await places(page)).map(({ y }) => y)).size).toBeLessThanOrEqual(2)
})

test.describe('with motion and a still clock', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('given a visitor who scrolls first, the page does not scroll to its hash; the next link with a hash works @phone (R-SCROLL-3, R-SCROLL-2)', async ({
    page,
  }) => {
    await page.clock.install()
    const release = await holdScripts(page)
    await openHeld(page, '/en#section-3')
    await page.clock.pauseAt(Date.now() + 60_000)
    release()
    await running(page)
    await page.mouse.move(200, 400)
    await page.mouse.wheel(0, 300)
    await expect.poll(() => scrolled(page)).toBeGreaterThan(100)
    await page.clock.runFor(3000)
    await expect(root(page)).toHaveAttribute('data-scrolls', '')
    expect(await scrolled(page)).toBeLessThan(600)
    await page.clock.resume()
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    await toPlace(page).click()
    await expectAt(page, 'section-3')
  })
})

test('a hash that names nothing scrolls to the top, also one that is no valid text (R-SCROLL-2)', async ({ page }) => {
  await open(page, '/en/contact')
  await page.evaluate(() => window.scrollTo(0, 600))
  await page.evaluate(() => {
    const link = document.querySelector('main')?.appendChild(document.createElement('a'))
    if (link) Object.assign(link, { href: '#nothing', id: 'stray', textContent: 'A stray link' })
  })
  await page.locator('#stray').evaluate((link) => link instanceof HTMLElement && link.click())
  await expect(page).toHaveURL('/en/contact#nothing')
  await expect.poll(() => scrolled(page)).toBe(0)

  for (const hash of ['#nothing', '#%E0%A4%A']) {
    await page.goto('about:blank')
    await open(page, `/en${hash}`)
    await expect(root(page)).toHaveAttribute('data-scrolls', '')
    expect(await scrolled(page), hash).toBe(0)
  }
})

test('a reload shows the top of the page (R-SCROLL-1)', async ({ page }) => {
  await open(page, '/it')
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
})
