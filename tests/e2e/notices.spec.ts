import type { Page } from '@playwright/test'

import { violations } from './support/axe'
import { contactPage } from './support/site'
import { expect, open, openWithStillClock, pass, test } from './support/test'
import { holdReload, noticeLink, toastsOf } from './support/toasts'
import { word } from './support/words'

const cards = (page: Page) => toastsOf(page, 'notices').staying
const { path } = contactPage('en')

test.beforeEach(({ page }) => holdReload(page))

test('at most three notices are shown; each closes by its button (R-TOAST-2, R-TOAST-3)', async ({ page }) => {
  await openWithStillClock(page, path)
  for (const shown of [1, 2, 3, 4, 5]) {
    await noticeLink(page).click()
    await expect(toastsOf(page, 'notices').all).toHaveCount(shown)
  }
  await expect(cards(page)).toHaveCount(3)
  for (const left of [2, 1, 0]) {
    await cards(page)
      .first()
      .getByRole('button', { name: word('en', 'notices.close') })
      .click()
    await expect(cards(page)).toHaveCount(left)
    // A notice leaves 200 ms after it is closed. Then the others move up.
    await pass(page, 200)
    await expect(toastsOf(page, 'notices').all).toHaveCount(left)
  }
})

test('a notice is accessible (R-PAGE-15)', async ({ page }) => {
  await open(page, path)
  await noticeLink(page).click()
  await cards(page).hover()
  expect(await violations(page)).toEqual([])
})

test('at 320 × 256 px a notice leaves the link free, and can be read (R-CHROME-7, R-PAGE-15)', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await open(page, contactPage('it').path)
  const link = noticeLink(page)
  for (const block of ['start', 'center', 'end'] as const) {
    await link.evaluate((element, where) => element.scrollIntoView({ block: where }), block)
    await link.click()
    await expect(cards(page)).toHaveCount(1)
    const isFree = await link.evaluate((element) => {
      const { x, y, width: wide, height: high } = element.getBoundingClientRect()
      return element.contains(document.elementFromPoint(x + wide / 2, y + high / 2))
    })
    expect(isFree, block).toBe(true)
    const box = await cards(page).boundingBox()
    expect(box?.y).toBeGreaterThanOrEqual(0)
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(256)
    const words = cards(page).locator('p')
    await cards(page).hover()
    await page.mouse.wheel(0, 500)
    const isRead = () => words.evaluate((p) => p.scrollTop + p.clientHeight >= p.scrollHeight - 1)
    await expect.poll(isRead).toBe(true)
    await cards(page)
      .getByRole('button', { name: word('it', 'notices.close') })
      .click()
    await expect(toastsOf(page, 'notices').all).toHaveCount(0)
  }
})
