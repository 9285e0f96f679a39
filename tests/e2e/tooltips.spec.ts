import type { Locator, Page } from '@playwright/test'

import { explained } from './support/site'
import { expect, languageHere, needed, open, openWithStillClock, pass, test } from './support/test'
import { holdReload, noticeLink, toastsOf } from './support/toasts'
import { word } from './support/words'

const { path, notes } = explained
test.skip(notes.length < 2, 'No page explains two figures.')
const tooltip = (page: Page) => page.getByRole('tooltip')

/** Points at an element as a hand does, which never rests completely. */
async function pointAt(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.move(x + width / 2, y + height / 2, { steps: 8 })
  await page.mouse.move(x + width / 2 + 1, y + height / 2)
}

/** Moves the pointer away step by step, as a hand does. */
const pointAside = (page: Page) => page.mouse.move(3, 450, { steps: 8 })

/** The explained figures of the page. */
const figureOf = (page: Page, index: number) => page.locator('main [data-note]').nth(index)

test('a tooltip opens after 700 ms of pointing, a further one at once within 300 ms (R-TOAST-4)', async ({ page }) => {
  await openWithStillClock(page, path)
  // The first tooltip fetches the code. Its time counts from the arrival of the code.
  await pointAt(page, figureOf(page, 0))
  await expect(figureOf(page, 0)).not.toHaveAttribute('title')
  await pass(page, 650)
  await expect(tooltip(page), 'not before its time').toHaveCount(0)
  await pass(page, 100)
  await expect(tooltip(page)).toHaveText(notes[0] ?? '')
  await expect(figureOf(page, 0)).toHaveAccessibleDescription(notes[0] ?? '')

  await pointAt(page, figureOf(page, 1))
  await pass(page, 10)
  await pointAt(page, figureOf(page, 1))
  await expect(tooltip(page).last(), 'a further one').toHaveText(notes[1] ?? '')
})

test('by keyboard, a tooltip opens at once, describes its figure, closes by Escape (R-TOAST-4)', async ({ page }) => {
  await open(page, path)
  await figureOf(page, 0).focus()
  for (const [index, text] of notes.entries()) {
    await expect(figureOf(page, index), 'the focus is not lost when the code arrives').toBeFocused()
    await expect(tooltip(page)).toHaveText(text)
    await expect(figureOf(page, index)).toHaveAccessibleDescription(text)
    const isLast = index === notes.length - 1
    await page.keyboard.press(isLast ? 'Escape' : 'Tab')
  }
  await expect(tooltip(page)).toHaveCount(0)
  await expect(figureOf(page, notes.length - 1)).toBeFocused()
})

test('a tap opens a tooltip, and a tap on it or elsewhere closes it @phone (R-TOAST-4)', async ({ page, hasTouch }) => {
  test.skip(!hasTouch, 'needs a touch screen')
  await open(page, path)
  await figureOf(page, 0).tap()
  await expect(tooltip(page)).toHaveText(notes[0] ?? '')
  await figureOf(page, 1).tap()
  await expect(tooltip(page)).toHaveText(notes[1] ?? '')
  await figureOf(page, 1).tap()
  await expect(tooltip(page)).toHaveCount(0)
  await figureOf(page, 1).tap()
  await expect(tooltip(page)).toHaveText(notes[1] ?? '')
  await page.locator('main h2').first().tap()
  await expect(tooltip(page)).toHaveCount(0)
})

test('a tooltip lies below its figure, or above it, never over the bar (R-TOAST-4)', async ({ page }) => {
  await open(page, path)
  const figure = figureOf(page, 0)
  const boxOf = async (target: Locator) => needed((await target.boundingBox()) ?? undefined, 'element on the page')
  const bar = await boxOf(page.locator('#menu'))
  const { height } = needed(page.viewportSize() ?? undefined, 'viewport')
  /** Scrolls the page until the figure stands at this height of the screen. */
  const bring = async (top: number) => {
    const { y } = await boxOf(figure)
    await page.evaluate((by) => window.scrollBy({ top: by, behavior: 'instant' }), y - top)
  }
  await bring(height / 2)
  await figure.focus()
  await page.keyboard.press('Shift')
  await expect(tooltip(page)).toHaveText(notes[0] ?? '')
  const isBelow = async () => {
    const { y, height } = await boxOf(figure.locator('xpath=ancestor::*[self::p or parent::dl][1]'))
    return (await boxOf(tooltip(page))).y >= y + height
  }
  await expect.poll(isBelow, 'in the middle of the screen').toBe(true)
  await bring(bar.height + 4)
  await expect.poll(isBelow, 'just below the bar').toBe(true)
  await bring(height - (await boxOf(figure)).height - 4)
  await expect.poll(isBelow, 'at the lower edge').toBe(false)
  await bring(4)
  await expect.poll(async () => (await boxOf(tooltip(page))).y >= bar.height, 'under the bar').toBe(true)
  await bring(-2 * height)
  await expect(tooltip(page)).toBeHidden()
})

test('a tooltip stays open while a pointer reads it (R-TOAST-4)', async ({ page }) => {
  await openWithStillClock(page, path)
  await pointAt(page, figureOf(page, 0))
  await expect(figureOf(page, 0)).not.toHaveAttribute('title')
  await pass(page, 750)
  await pointAt(page, tooltip(page))
  await pass(page, 5000)
  await expect(tooltip(page)).toHaveText(notes[0] ?? '')
  await pointAside(page)
  await pass(page, 350)
  await expect(tooltip(page)).toHaveCount(0)
})

test('the close button of a toast has a name and a tooltip (R-TOAST-4)', async ({ page }) => {
  await holdReload(page)
  await open(page, path)
  await noticeLink(page).click()
  const close = toastsOf(page, 'notices').staying.getByRole('button', {
    name: word(languageHere(page), 'notices.close'),
  })
  await expect(close).toBeVisible()
  await page.keyboard.press('Alt+T')
  // The notice, its button.
  for (const _stop of [1, 2]) await page.keyboard.press('Tab')
  await expect(close).toBeFocused()
  await expect(tooltip(page)).toHaveText(word(languageHere(page), 'notices.close'))
})

test('a figure that can be pressed has a mark behind it, in forced colors too (R-TOAST-4)', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await open(page, path)
  const mark = await figureOf(page, 0).evaluate((element) => ({ ...getComputedStyle(element, '::after') }))
  expect(mark.content).toContain('i')
  expect(mark.borderTopStyle).not.toBe('none')
})
