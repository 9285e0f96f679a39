import type { Page } from '@playwright/test'

import { figures, pageOf, sectionOf } from './support/site'
import { expect, open, openWithStillClock, pass, test } from './support/test'
import { noticeButton, noticePlace, toastsOf } from './support/toasts'
import { word } from './support/words'

const explained = pageOf('marketing-performance', 'en')
const { anchor, section } = sectionOf(explained, 'figures')
const noteOf = (index: number) => figures.get(section.items[index]?.figure ?? '')?.note.en ?? ''
const figure = (page: Page, index: number) => page.locator(`#${anchor} dd button`).nth(index)
const tooltip = (page: Page) => page.getByRole('tooltip')

/** Puts the pointer beside everything, as a hand does: over what lies between. */
const pointAside = (page: Page) => page.mouse.move(3, 450, { steps: 8 })

/** R-TOAST-4. The first tooltip fetches their code: times count from the second. */
test('a figure is explained after 700 ms of pointing, a further one at once within 300 ms', async ({ page }) => {
  await openWithStillClock(page, explained.path)
  await figure(page, 0).scrollIntoViewIfNeeded()
  await figure(page, 0).focus()
  await expect(async () => {
    await pass(page, 10)
    await expect(tooltip(page)).toHaveText(noteOf(0), { timeout: 200 })
  }).toPass()
  await page.keyboard.press('Escape')
  await pass(page, 1000)
  await expect(tooltip(page)).toHaveCount(0)

  await figure(page, 0).hover()
  await pass(page, 650)
  await expect(tooltip(page), 'not before its time').toHaveCount(0)
  await pass(page, 100)
  await expect(tooltip(page)).toHaveText(noteOf(0))

  await figure(page, 1).hover()
  await pass(page, 10)
  await expect(tooltip(page).last(), 'a further one').toHaveText(noteOf(1))

  await pointAside(page)
  await pass(page, 1000)
  await expect(tooltip(page)).toHaveCount(0)
  await figure(page, 0).hover()
  await pass(page, 650)
  await expect(tooltip(page), 'the wait is back').toHaveCount(0)
  await pass(page, 100)
  await expect(tooltip(page)).toHaveText(noteOf(0))
})

/** R-TOAST-4 */
test('a figure is explained on keyboard focus, at once; Escape closes', async ({ page }) => {
  await open(page, explained.path)
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
  await open(page, explained.path)
  await figure(page, 0).tap()
  await expect(tooltip(page)).toHaveText(noteOf(0))
  await figure(page, 1).tap()
  await expect(tooltip(page)).toHaveText(noteOf(1))
})

test('the code of tooltips comes when somebody points at something', async ({ page }) => {
  await open(page, explained.path)
  await page.waitForLoadState('networkidle')
  const scripts: string[] = []
  page.on('request', (request) => void (request.url().endsWith('.js') && scripts.push(request.url())))
  await figure(page, 0).scrollIntoViewIfNeeded()
  await expect(figure(page, 0)).toHaveAttribute('title', noteOf(0))
  await page.waitForLoadState('networkidle')
  expect(scripts).toEqual([])
  await figure(page, 0).hover()
  await expect(tooltip(page)).toHaveText(noteOf(0))
  expect(scripts.length).toBeGreaterThan(0)
  await expect(figure(page, 0), 'the plain title goes').not.toHaveAttribute('title')
})

/** R-TOAST-4 */
test('the close button of a toast is named and explained', async ({ page }) => {
  await open(page, noticePlace().path)
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
