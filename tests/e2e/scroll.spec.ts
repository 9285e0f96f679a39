import type { Page } from '@playwright/test'

import { footerOf } from './support/footer'
import { pageOf, sectionOf, shown } from './support/site'
import { expect, open, test } from './support/test'
import { word } from './support/words'

const scrolled = (page: Page) => page.evaluate(() => window.scrollY)

/** Distance from the lower edge of the bar to a section's heading; negative while the bar hides it. */
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

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test.describe(`motion: ${reducedMotion}`, () => {
    test.use({ contextOptions: { reducedMotion } })

    /** R-SCROLL-1 */
    test('every navigation scrolls to the top, history included @phone', async ({ page }) => {
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

    /** R-SCROLL-2 */
    test('an address with a hash scrolls to its element, under the bar @phone', async ({ page }) => {
      await open(page, '/en#section-3')
      await expectAt(page, 'section-3')
      await open(page, '/it/evento-farmasimplex#contact-form')
      await expectAt(page, 'contact-form')
    })

    /** R-SCROLL-2 */
    test('a link with a hash scrolls inside the page, again and again @phone', async ({ page }) => {
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

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })
  /** R-SCROLL-2 */
  test('the way to a hash is smooth', async ({ page }) => {
    await open(page, '/en')
    await page.evaluate(() => {
      const places: number[] = []
      window.addEventListener('scroll', () => places.push(window.scrollY))
      Reflect.set(window, 'places', places)
    })
    await page.locator('main a[href$="#section-3"]').first().click()
    await expectAt(page, 'section-3')
    expect(await page.evaluate(() => new Set(Reflect.get(window, 'places')).size)).toBeGreaterThan(3)
  })
})

/** R-SCROLL-2 */
test('a hash that names nothing scrolls to the top', async ({ page }) => {
  await open(page, '/en/contact')
  await page.evaluate(() => window.scrollTo(0, 600))
  await page.evaluate(() => void Reflect.get(window, '___navigate')('/en/contact#nothing'))
  await expect(page).toHaveURL('/en/contact#nothing')
  await expect.poll(() => scrolled(page)).toBe(0)
})

test('a hash that is no text breaks nothing', async ({ page }) => {
  await open(page, '/en#%E0%A4%A')
  expect(await scrolled(page)).toBe(0)
})

/** R-SCROLL-1 */
test('a reload begins at the top', async ({ page }) => {
  await open(page, '/it')
  await page.evaluate(() => window.scrollTo(0, 900))
  await page.reload()
  await expect.poll(() => scrolled(page)).toBe(0)
})

/** R-CHROME-5 */
test('the progress bar shows how far the page is read @phone', async ({ page }) => {
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
