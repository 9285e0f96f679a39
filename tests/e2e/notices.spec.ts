import type { Page } from '@playwright/test'

import { violations } from './support/axe'
import { contactPage, sampled } from './support/site'
import { loseScripts, lostScripts } from './support/slow-phone'
import { expect, open, openWithStillClock, pass, test } from './support/test'
import { noticeButton, noticePlace, noticePlaces, toastsOf } from './support/toasts'
import { word } from './support/words'

const cards = (page: Page) => toastsOf(page, 'notices').staying

test('given a button without a target, a notice says so and names the contact page (R-PAGE-13)', async ({ page }) => {
  noticePlace()
  for (const place of sampled(noticePlaces, 2)) {
    const { path, language } = place
    await open(page, path)
    await noticeButton(page, place).click()
    await expect(cards(page)).toContainText([word(language, 'notices.notOnline.title')])
    await expect(cards(page)).toContainText([word(language, 'notices.notOnline.text')])
    const link = cards(page).getByRole('link', { name: word(language, 'notices.notOnline.link') })
    await expect(link).toHaveAttribute('href', new RegExp(`${contactPage(language).path}$`))
    await expect(page).toHaveURL(path)
  }
})

test('at most three notices are shown; each closes by its button (R-TOAST-2, R-TOAST-3)', async ({ page }) => {
  await openWithStillClock(page, noticePlace().path)
  for (let click = 0; click < 5; click += 1) await noticeButton(page).click()
  await expect(toastsOf(page, 'notices').all).toHaveCount(5)
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

test('a notice is accessible (R-PAGE-16)', async ({ page }) => {
  await open(page, noticePlace().path)
  await noticeButton(page).click()
  await cards(page).hover()
  expect(await violations(page)).toEqual([])
})

test('given a screen of 320 × 256 px, a notice leaves the pressed button free, and its link can be reached (R-PAGE-13, R-PAGE-15)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await open(page, noticePlace('it').path)
  const button = noticeButton(page, noticePlace('it'))
  for (const block of ['start', 'center', 'end'] as const) {
    await button.evaluate((element, where) => element.scrollIntoView({ block: where }), block)
    await button.click()
    await expect(cards(page)).toHaveCount(1)
    const isFree = await button.evaluate((element) => {
      const { x, y, width: wide, height: high } = element.getBoundingClientRect()
      return element.contains(document.elementFromPoint(x + wide / 2, y + high / 2))
    })
    expect(isFree, block).toBe(true)
    const box = await cards(page).boundingBox()
    expect(box?.y).toBeGreaterThanOrEqual(0)
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(256)
    const link = cards(page).getByRole('link')
    await cards(page).hover()
    await page.mouse.wheel(0, 500)
    // A pixel that the scroller shares with its edge is no loss.
    await expect(link).toBeInViewport({ ratio: 0.95 })
    await cards(page)
      .getByRole('button', { name: word('it', 'notices.close') })
      .click()
    await expect(toastsOf(page, 'notices').all).toHaveCount(0)
  }
})

test('given no script, a button without a target says so, too (R-PAGE-13, R-BASE-1)', async ({ page, watch }) => {
  watch.allow(...lostScripts)
  await loseScripts(page)
  noticePlace()
  for (const place of sampled(noticePlaces, 2)) {
    const { path, language } = place
    await page.goto(path)
    const sentence = page.getByText(word(language, 'notices.notOnline.text')).locator('visible=true')
    await expect(sentence).toHaveCount(0)
    await noticeButton(page, place).click()
    await expect(sentence).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(sentence).toHaveCount(0)
  }
})
