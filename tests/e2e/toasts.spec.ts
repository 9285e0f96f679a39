import type { Locator, Page } from '@playwright/test'

import type { Language } from '../../src/i18n/languages'
import { violations } from './support/axe'
import { pageOf, sampled } from './support/site'
import { listen } from './support/spoken'
import { documents, expect, languageHere, menuButton, open, openWithStillClock, pass, test } from './support/test'
import { holdReload, noticeLink, swipeByMouse, swipeByTouch, toastsOf } from './support/toasts'
import { word } from './support/words'

const contact = pageOf('contact', 'en').path
const submit = (page: Page) => page.locator('main form button[type=submit]')
const close = (page: Page, toast: Locator) =>
  toast.getByRole('button', { name: word(languageHere(page), 'notices.close') })

/** Each toaster in each language. */
const results = (language: Language) =>
  ({
    name: 'results',
    place: () => pageOf('contact', language).path,
    trigger: submit,
    says: `${word(language, 'forms:error')} ${word(language, 'forms:toast.required')}`,
    label: word(language, 'notices.results'),
    duration: 5000,
    swipe: 50,
    hotkey: 'F8',
  }) as const
const notices = (language: Language) =>
  ({
    name: 'notices',
    place: () => pageOf('contact', language).path,
    trigger: noticeLink,
    says: `${word(language, 'footer.cookiePreferences')} ${word(language, 'notices.cookiePreferences')}`,
    label: word(language, 'notices.label'),
    duration: 4000,
    swipe: 20,
    hotkey: 'Alt+T',
  }) as const
const toasters = sampled([results('en'), notices('it'), results('it'), notices('en')], 2)

test.beforeEach(({ page }) => holdReload(page))

/** Away from every toast, and from every element with a tooltip. */
const pointAside = (page: Page) => page.mouse.move(5, 300)

test('given several results of forms, one toast shows: the newest (R-TOAST-1)', async ({ page }) => {
  await open(page, contact)
  const { staying, all } = toastsOf(page, 'results')
  await noticeLink(page).click()
  for (let click = 0; click < 3; click += 1) await submit(page).click()
  await expect(staying).toHaveCount(1)
  await expect(all).toHaveCount(1)
  await expect(toastsOf(page, 'notices').staying, 'the other toaster').toHaveCount(1)
})

test('given several notices, Escape closes the newest, or the one with the focus (R-TOAST-2)', async ({ page }) => {
  await open(page, contact)
  for (let click = 0; click < 3; click += 1) await noticeLink(page).click()
  const { staying } = toastsOf(page, 'notices')
  // The code of notices may still be on its way.
  await expect(staying).toHaveCount(3)
  await staying.last().hover()
  const [oldest, middle] = [await staying.nth(0).elementHandle(), await staying.nth(1).elementHandle()]
  await page.keyboard.press('Escape')
  await expect(staying).toHaveCount(2)
  // Not its button: the button's name stands in a tooltip, which Escape would close first.
  await staying.first().focus()
  await expect(staying.first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(staying).toHaveCount(1)
  expect(await oldest?.evaluate((element) => element.isConnected && element.dataset.state === 'open')).toBe(false)
  expect(await middle?.evaluate((element) => element.isConnected && element.dataset.state === 'open')).toBe(true)
})

test('after a notice closed under the pointer, the next one goes in its time (R-TOAST-2)', async ({ page }) => {
  await openWithStillClock(page, contact)
  await noticeLink(page).click()
  const { all, staying } = toastsOf(page, 'notices')
  await close(page, staying).click()
  await pass(page, 300)
  await expect(all).toHaveCount(0)
  await pointAside(page)
  await noticeLink(page).press('Enter')
  await expect(staying).toHaveCount(1)
  await pass(page, 4100)
  await expect(staying).toHaveCount(0)
  await pass(page, 300)
  await page.evaluate(() =>
    addEventListener('keydown', ({ defaultPrevented }) => {
      document.body.dataset.prevented = String(defaultPrevented)
    }),
  )
  await page.keyboard.press('Alt+T')
  await expect(page.locator('body')).toHaveAttribute('data-prevented', 'false')
})

for (const { name, place, trigger, says, label, duration, swipe, hotkey } of toasters) {
  test(`${label}: a toast stays ${duration} ms, is gone 200 ms later (R-TOAST-1, R-TOAST-3)`, async ({ page }) => {
    await openWithStillClock(page, place())
    await trigger(page).click()
    await pointAside(page)
    const { staying, all } = toastsOf(page, name)
    await expect(staying).toHaveCount(1)
    await pass(page, duration - 100)
    await expect(staying).toHaveCount(1)
    await pass(page, 200)
    await expect(staying).toHaveCount(0)
    await expect(all).toHaveCount(1)
    await pass(page, 200)
    await expect(all).toHaveCount(0)
  })

  test(`${label}: swiped ${swipe} px by mouse a toast goes, less it stays (R-TOAST-1, R-TOAST-2)`, async ({ page }) => {
    await openWithStillClock(page, place())
    await trigger(page).click()
    const { staying } = toastsOf(page, name)
    await expect(staying).toHaveCount(1)
    await swipeByMouse(page, staying, swipe - 4)
    await expect(staying).toHaveCount(1)
    await swipeByMouse(page, staying, swipe + 4)
    await expect(staying).toHaveCount(0)
  })

  test(`${label}: swiped ${swipe} px by a finger a toast goes, less it stays @phone`, async ({ page, hasTouch }) => {
    test.skip(!hasTouch, 'needs a touch screen')
    const session = await page.context().newCDPSession(page)
    await openWithStillClock(page, place())
    await trigger(page).tap()
    const { staying } = toastsOf(page, name)
    await expect(staying).toHaveCount(1)
    await swipeByTouch(session, staying, swipe - 6)
    await expect(staying).toHaveCount(1)
    await swipeByTouch(session, staying, swipe + 30)
    await expect(staying).toHaveCount(0)
  })

  test(`${label}: a toast stays while the pointer or the focus is on it (R-TOAST-3)`, async ({ page }) => {
    await openWithStillClock(page, place())
    await trigger(page).click()
    const { region, staying: every } = toastsOf(page, name)
    // In this time, a notice that no reload is possible comes beside the first.
    const staying = every.filter({ hasText: says })
    await expect(staying).toHaveCount(1)
    await staying.hover()
    await pass(page, duration + 600)
    await expect(staying, 'the pointer keeps it').toHaveCount(1)

    await page.keyboard.press(hotkey)
    await expect(region.getByRole('list')).toBeFocused()
    await pointAside(page)
    await pass(page, duration + 600)
    await expect(staying, 'focus keeps it as well').toHaveCount(1)
    await page.keyboard.press(hotkey)
    await expect(region.locator(':focus')).toHaveCount(0)
    await pass(page, duration + 600)
    await expect(staying).toHaveCount(0)
  })

  test(`${label}: ${hotkey} leads to toasts and back; Escape closes one (R-TOAST-1, R-TOAST-2)`, async ({ page }) => {
    await openWithStillClock(page, place())
    await trigger(page).focus()
    await page.keyboard.press('Enter')
    const { region, staying } = toastsOf(page, name)
    await expect(staying).toHaveCount(1)
    const before = page.locator(name === 'results' ? 'main form [name=firstName]' : ':focus')
    await expect(before).toBeFocused()
    const origin = await before.elementHandle()
    const isBack = () => origin?.evaluate((element) => element === document.activeElement)
    await page.keyboard.press(hotkey)
    await expect(region.getByRole('list')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(staying).toBeFocused()
    await page.keyboard.press(hotkey)
    await expect.poll(isBack).toBe(true)
    await page.keyboard.press(hotkey)
    await page.keyboard.press('Escape')
    await expect(staying).toHaveCount(0)
    await expect.poll(isBack).toBe(true)
  })

  test(`${label}: a toast is spoken once (R-TOAST-1, R-TOAST-2)`, async ({ page }) => {
    const spoken = await listen(page)
    await open(page, place())
    await trigger(page).click()
    await expect.poll(spoken).toEqual([`${label} ${says}`])
    await toastsOf(page, name).staying.hover()
    await page.waitForTimeout(1500)
    expect(await spoken()).toEqual([`${label} ${says}`])
    await close(page, toastsOf(page, name).staying).click()
    await expect(toastsOf(page, name).all).toHaveCount(0)
    await trigger(page).click()
    await expect.poll(spoken, 'the same words again').toEqual([`${label} ${says}`, `${label} ${says}`])
  })
}

test('Escape closes one thing over the page at a time: tooltip, menu, toast (R-CHROME-4)', async ({ page }) => {
  await open(page, contact)
  await noticeLink(page).click()
  const { staying } = toastsOf(page, 'notices')
  const tooltip = page.getByRole('tooltip')
  await close(page, staying).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Shift+Tab')
  await expect(tooltip).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(tooltip).toHaveCount(0)
  await expect(staying).toHaveCount(1)
  await menuButton(page).click()
  await page.keyboard.press('Escape')
  await expect(page.locator('#menu nav')).toBeHidden()
  await expect(staying).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(staying).toHaveCount(0)
})

test('while a policy is open, a notice can be focused by its key and closed (R-TOAST-2)', async ({ page, watch }) => {
  watch.allow(documents)
  await open(page, contact)
  await noticeLink(page).click()
  const { region, staying } = toastsOf(page, 'notices')
  await expect(staying).toHaveCount(1)
  await staying.hover()
  const policy = word('en', 'footer.privacy')
  await page.getByRole('contentinfo').getByRole('link', { name: policy }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: policy })
  await expect(dialog).toBeVisible()
  await expect(page.locator('[data-island=toasts]')).not.toHaveAttribute('aria-hidden')
  await expect(page.locator('body > :has(> #gatsby-focus-wrapper)')).toHaveAttribute('aria-hidden', 'true')

  await page.keyboard.press('Alt+T')
  await expect(region.getByRole('list')).toBeFocused()
  await close(page, staying).focus()
  await expect(close(page, staying)).toBeFocused()
  await close(page, staying).click()
  await expect(staying).toHaveCount(0)
  await expect(dialog, 'closing the notice leaves the dialog open, and the keyboard in it').toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
})

/** Whether the toasts stand in the part of the page that the visitor sees, and off the control that has the focus. */
const placeOfToasts = (page: Page) =>
  page.locator('.toasts').evaluate((place) => {
    const toasts = place.getBoundingClientRect()
    const control = document.activeElement?.getBoundingClientRect() ?? new DOMRect()
    const { offsetTop = 0, height = innerHeight } = visualViewport ?? {}
    const isOff = toasts.bottom <= control.top || toasts.top >= control.bottom || toasts.right <= control.left
    return { isSeen: toasts.top >= offsetTop && toasts.bottom <= offsetTop + height, isOff }
  })

/** Lets an element pass the screen from its lower edge to its upper one, and looks at the toasts on the way. */
async function expectFreeOnTheWay(page: Page, control: Locator) {
  await control.evaluate((element) => {
    document.body.style.paddingBottom = '100vh'
    window.scrollBy({ top: element.getBoundingClientRect().bottom - window.innerHeight, behavior: 'instant' })
  })
  for (let left = page.viewportSize()?.height ?? 0; left > 160; left -= 80) {
    await expect
      .poll(() => placeOfToasts(page), `${left} px below the upper edge`)
      .toEqual({ isSeen: true, isOff: true })
    await page.evaluate(() => window.scrollBy({ top: 80, behavior: 'instant' }))
  }
}

test('a toast leaves the field with the focus free, and stays in sight @phone (R-TOAST-3)', async ({ page }) => {
  await openWithStillClock(page, contact)
  await submit(page).click()
  await expect(toastsOf(page, 'results').staying).toHaveCount(1)
  await expectFreeOnTheWay(page, page.locator(':focus'))
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setPageScaleFactor', { pageScaleFactor: 2 })
  await expect.poll(() => page.evaluate(() => Math.round(visualViewport?.height ?? 0))).toBeLessThan(600)
  await page.locator('.toasts').evaluate((place) => place.setAttribute('data-edge', 'bottom'))
  await expect.poll(async () => (await placeOfToasts(page)).isSeen).toBe(true)
})

test('at most three notices are shown; each closes by its button (R-TOAST-2, R-TOAST-3)', async ({ page }) => {
  await openWithStillClock(page, contact)
  for (const shown of [1, 2, 3, 4, 5]) {
    await noticeLink(page).click()
    await expect(toastsOf(page, 'notices').all).toHaveCount(shown)
  }
  await expect(toastsOf(page, 'notices').staying).toHaveCount(3)
  for (const left of [2, 1, 0]) {
    await toastsOf(page, 'notices')
      .staying.first()
      .getByRole('button', { name: word('en', 'notices.close') })
      .click()
    await expect(toastsOf(page, 'notices').staying).toHaveCount(left)
    // A notice leaves 200 ms after it is closed. Then the others move up.
    await pass(page, 200)
    await expect(toastsOf(page, 'notices').all).toHaveCount(left)
  }
})

test('a notice is accessible (R-PAGE-15)', async ({ page }) => {
  await open(page, contact)
  await noticeLink(page).click()
  await toastsOf(page, 'notices').staying.hover()
  expect(await violations(page)).toEqual([])
})

test('at 320 × 256 px a notice leaves the link free, and can be read (R-CHROME-7, R-PAGE-15)', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await open(page, pageOf('contact', 'it').path)
  const link = noticeLink(page)
  for (const block of ['start', 'center', 'end'] as const) {
    await link.evaluate((element, where) => element.scrollIntoView({ block: where }), block)
    await link.click()
    await expect(toastsOf(page, 'notices').staying).toHaveCount(1)
    const isFree = await link.evaluate((element) => {
      const { x, y, width: wide, height: high } = element.getBoundingClientRect()
      return element.contains(document.elementFromPoint(x + wide / 2, y + high / 2))
    })
    expect(isFree, block).toBe(true)
    const box = await toastsOf(page, 'notices').staying.boundingBox()
    expect(box?.y).toBeGreaterThanOrEqual(0)
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(256)
    const words = toastsOf(page, 'notices').staying.locator('p')
    await toastsOf(page, 'notices').staying.hover()
    await page.mouse.wheel(0, 500)
    const isRead = () => words.evaluate((p) => p.scrollTop + p.clientHeight >= p.scrollHeight - 1)
    await expect.poll(isRead).toBe(true)
    await toastsOf(page, 'notices')
      .staying.getByRole('button', { name: word('it', 'notices.close') })
      .click()
    await expect(toastsOf(page, 'notices').all).toHaveCount(0)
  }
})
