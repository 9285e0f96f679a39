import type { Page } from '@playwright/test'

import { openDelay, skipDelay } from '../../src/tooltips/constants'
import { figures, pageOf, sectionOf } from './support/site'
import { expect, open, test } from './support/test'
import { noticeButton, toastsOf } from './support/toasts'
import { word } from './support/words'

const contact = pageOf('contact', 'en')
const { anchor, section } = sectionOf(contact, 'figures')
const noteOf = (index: number) => figures.get(section.items[index]?.figure ?? '')?.note.en ?? ''
const figure = (page: Page, index: number) => page.locator(`#${anchor} dd button`).nth(index)
const tooltip = (page: Page) => page.getByRole('tooltip')

/** Puts the pointer beside everything. */
const pointAside = (page: Page) => page.mouse.move(3, 450)

/** Milliseconds from pointing at a figure to its note, on the page's own clock. */
async function timeToNote(page: Page, index: number): Promise<number> {
  const from = await page.evaluate(() => performance.now())
  const box = await figure(page, index).boundingBox()
  // As a hand moves it: over what lies between.
  await page.mouse.move((box?.x ?? 0) + 12, (box?.y ?? 0) + 12, { steps: 12 })
  await expect.poll(() => tooltip(page).allTextContents(), { intervals: [20] }).toEqual([noteOf(index)])
  return (await page.evaluate(() => performance.now())) - from
}

/** The first one fetches the tooltips' code; times count from the second. */
async function openWithTooltips(page: Page): Promise<void> {
  await open(page, contact.path)
  await figure(page, 0).scrollIntoViewIfNeeded()
  await figure(page, 0).focus()
  await expect(tooltip(page)).toHaveText(noteOf(0))
  await page.keyboard.press('Escape')
  await expect(tooltip(page)).toHaveCount(0)
  await page.waitForTimeout(skipDelay + 200)
}

test('a figure is explained after 700 ms of pointing, the next one at once', async ({ page }) => {
  await openWithTooltips(page)
  await figure(page, 0).hover()
  await page.waitForTimeout(openDelay - 300)
  await expect(tooltip(page), 'not before its time').toHaveCount(0)
  await expect(tooltip(page)).toHaveText(noteOf(0))
  expect(await timeToNote(page, 1), 'a further one within 300 ms').toBeLessThan(openDelay - 150)
  await pointAside(page)
  await expect(tooltip(page)).toHaveCount(0)
  await page.waitForTimeout(skipDelay + 200)
  expect(await timeToNote(page, 0), 'the wait is back').toBeGreaterThanOrEqual(openDelay - 20)
})

test('a figure is explained on keyboard focus, at once; Escape closes', async ({ page }) => {
  await open(page, contact.path)
  await figure(page, 0).focus()
  await expect(tooltip(page)).toHaveText(noteOf(0))
  await expect(figure(page, 0), 'the focus is not lost when the code arrives').toBeFocused()
  await page.keyboard.press('Tab')
  await expect(figure(page, 1)).toBeFocused()
  await expect(tooltip(page)).toHaveText(noteOf(1))
  await expect(figure(page, 1)).toHaveAccessibleDescription(noteOf(1))
  await page.keyboard.press('Escape')
  await expect(tooltip(page)).toHaveCount(0)
  await expect(figure(page, 1)).toBeFocused()
})

test('a tap explains a figure, the first one as well @phone', async ({ page, hasTouch }) => {
  test.skip(!hasTouch, 'needs a touch screen')
  await open(page, contact.path)
  await figure(page, 0).tap()
  await expect(tooltip(page)).toHaveText(noteOf(0))
  await figure(page, 1).tap()
  await expect(tooltip(page)).toHaveText(noteOf(1))
})

test('the code of tooltips comes when somebody points at something', async ({ page }) => {
  await open(page, contact.path)
  await page.waitForLoadState('networkidle')
  const scripts: string[] = []
  page.on('request', (request) => void (request.url().endsWith('.js') && scripts.push(request.url())))
  await figure(page, 0).scrollIntoViewIfNeeded()
  await expect(figure(page, 0)).toHaveAttribute('title', noteOf(0))
  await page.waitForTimeout(300)
  expect(scripts).toEqual([])
  await figure(page, 0).hover()
  await expect(tooltip(page)).toHaveText(noteOf(0))
  expect(scripts.length).toBeGreaterThan(0)
  await expect(figure(page, 0), 'the plain title goes').not.toHaveAttribute('title')
})

test('the close button of a toast is named and explained', async ({ page }) => {
  await open(page, contact.path)
  await noticeButton(page).click()
  const close = toastsOf(page, 'notices').staying.getByRole('button', { name: word('en', 'notices.close') })
  await close.focus()
  await expect(tooltip(page)).toHaveText(word('en', 'notices.close'))
  await page.keyboard.press('Escape')
  await expect(tooltip(page)).toHaveCount(0)
  await close.hover()
  await expect(tooltip(page)).toHaveText(word('en', 'notices.close'))
  await pointAside(page)
  await expect(tooltip(page)).toHaveCount(0)
})
