import type { Page } from '@playwright/test'

import { footerOf } from './support/footer'
import { contactPage, fewPages } from './support/site'
import { documents, expect, open, test } from './support/test'
import { holdReload, noticeLink, toastsOf } from './support/toasts'

/** Elements that a print shows but should not, and elements that it should show but does not. */
const misprinted = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const name = (element: Element) => `${element.tagName} "${element.textContent?.trim().slice(0, 40)}"`
    const elements = [...document.body.querySelectorAll('*')].filter((element) => element.checkVisibility())
    const isSpeck = (element: Element) => {
      const { width, height } = element.getBoundingClientRect()
      return width <= 1 || height <= 1
    }
    const fixed = elements
      .filter((element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position) && !isSpeck(element))
      .map((element) => `fixed: ${name(element)}`)
    const texts = elements.filter((element) =>
      element.matches('h1, h2, h3, p, dt, dd, li, td, th, summary, figcaption'),
    )
    const invisible = texts
      .filter((element) => !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .map((element) => `invisible: ${name(element)}`)
    // Printers leave grounds out, and print shadows.
    const glowing = elements
      .filter((element) => getComputedStyle(element).boxShadow !== 'none' && !isSpeck(element))
      .map((element) => `glowing: ${name(element)}`)
    return [...fixed, ...invisible, ...glowing]
  })

/** The texts that a page shows, but for forms, and for drawings, which paper shows in another way. */
const texts = (page: Page): Promise<string[]> =>
  page
    .locator('main :is(h1, h2, h3, p, li, dt, dd, td, th):not(form *, nav *, section:has([data-label]) *)')
    .evaluateAll((all) => all.filter((one) => one.checkVisibility()).map((one) => one.textContent ?? ''))

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })
  test('printed in the middle of all animations, a page is complete (R-PAGE-15, R-MOTION-2)', async ({ page }) => {
    await open(page, '/en')
    await page.emulateMedia({ media: 'print' })
    // An animation in progress may take a moment to end.
    await expect.poll(() => misprinted(page)).toEqual([])
    for (const list of await page.locator('header nav, footer nav').all()) await expect(list).toBeHidden()
    for (const heading of await page.locator('main h1, main h2').all()) await expect(heading).toBeVisible()
  })
})

test('printed, every kind of section has its words, and all answers (R-PAGE-15)', async ({ page }) => {
  for (const { path } of fewPages) {
    await page.emulateMedia({ media: 'screen' })
    await page.goto(path)
    const onScreen = await texts(page)
    await page.emulateMedia({ media: 'print' })
    expect.soft(await texts(page), path).toEqual(expect.arrayContaining(onScreen))
    await expect.soft(page.locator('main details > p').filter({ visible: false }), `answers of ${path}`).toHaveCount(0)
  }
})

test('printed with a notice and a policy open, the page is complete (R-PAGE-15)', async ({ page, watch }) => {
  watch.allow(documents)
  await holdReload(page)
  await open(page, contactPage('en').path)
  await noticeLink(page).click()
  await expect(toastsOf(page, 'notices').all).toHaveCount(1)
  await footerOf(page).locator('a[data-policy=privacy]').click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  expect(await misprinted(page)).toEqual([])
})
