import type { Locator, Page } from '@playwright/test'

import type { Language } from '../../src/i18n/languages'
import { violations } from './support/axe'
import { pageOf, sampled } from './support/site'
import { listen } from './support/spoken'
import { documents, expect, languageHere, open, openWithStillClock, pass, test } from './support/test'
import { holdReload, noticeLink, swipeByTouch, toastsOf } from './support/toasts'
import { word } from './support/words'

const contact = pageOf('contact', 'en').path
const submit = (page: Page) => page.locator('main form button[type=submit]')
const close = (page: Page, toast: Locator) =>
  toast.getByRole('button', { name: word(languageHere(page), 'notices.close') })

/** Each toaster in each language. */
const results = (language: Language) =>
  ({
    name: 'results',
    path: () => pageOf('contact', language).path,
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
    path: () => pageOf('contact', language).path,
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

for (const { name, path, trigger, says, label, duration, swipe, hotkey } of toasters) {
  test(`${label}: a toast stays ${duration} ms, is gone 200 ms later (R-TOAST-1, R-TOAST-3)`, async ({ page }) => {
    await openWithStillClock(page, path())
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

  test(`${label}: swiped ${swipe} px by a finger a toast goes, less it stays (R-TOAST-1, R-TOAST-2) @phone`, async ({
    page,
    hasTouch,
  }) => {
    test.skip(!hasTouch, 'needs a touch screen')
    const session = await page.context().newCDPSession(page)
    await openWithStillClock(page, path())
    await trigger(page).tap()
    const { staying } = toastsOf(page, name)
    await expect(staying).toHaveCount(1)
    await swipeByTouch(session, staying, swipe - 6)
    await expect(staying).toHaveCount(1)
    await swipeByTouch(session, staying, swipe + 30)
    await expect(staying).toHaveCount(0)
  })

  test(`${label}: a toast stays while the pointer or the focus is on it (R-TOAST-3)`, async ({ page }) => {
    await openWithStillClock(page, path())
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
  })

  test(`${label}: ${hotkey} leads to the toasts; Escape closes one, and the focus returns (R-TOAST-1, R-TOAST-2)`, async ({
    page,
  }) => {
    await openWithStillClock(page, path())
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
    await page.keyboard.press('Escape')
    await expect(staying).toHaveCount(0)
    await expect.poll(isBack).toBe(true)
  })

  test(`${label}: a toast is spoken once (R-TOAST-1, R-TOAST-2)`, async ({ page }) => {
    const spoken = await listen(page)
    await open(page, path())
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
  await page.keyboard.press('Alt+T')
  await expect(region.getByRole('list')).toBeFocused()
  await close(page, staying).click()
  await expect(staying).toHaveCount(0)
  await expect(dialog, 'closing the notice leaves the dialog open, and the keyboard in it').toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
})

/** The control that has the focus, if it lies below a toast. */
const coveredControl = (page: Page) =>
  page.evaluate(() => {
    const [control, toasts] = [document.activeElement, document.querySelector('.toasts')]
    if (!control?.matches('main *, footer *') || !toasts) return ''
    const [one, other] = [control.getBoundingClientRect(), toasts.getBoundingClientRect()]
    const isBeside = one.right <= other.left || one.left >= other.right
    return isBeside || one.bottom <= other.top || one.top >= other.bottom ? '' : control.outerHTML
  })

for (const [screen, viewport] of [
  ['wide', { width: 1280, height: 720 }],
  ['narrow', { width: 390, height: 664 }],
] as const)
  test(`on a ${screen} screen, what has the focus is clear of a toast (R-TOAST-3)`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await openWithStillClock(page, contact)
    await submit(page).click()
    const { staying } = toastsOf(page, 'results')
    await expect(staying).toHaveCount(1)
    const [toast, column] = await Promise.all([staying.boundingBox(), page.locator('main h1').boundingBox()])
    expect(Math.round(toast?.x ?? 0)).toBe(Math.round(column?.x ?? 1))
    expect((toast?.y ?? 0) > viewport.height / 2, 'at the lower edge').toBe(screen === 'wide')
    for (const key of ['Tab', 'Shift+Tab'])
      for (let stop = 0; stop < 40; stop += 1) {
        expect.soft(await coveredControl(page), `${key}, ${stop}`).toBe('')
        await page.keyboard.press(key)
      }
  })

test('at most three notices are shown; each closes by its button (R-TOAST-2, R-TOAST-3, R-PAGE-15)', async ({
  page,
}) => {
  await openWithStillClock(page, contact)
  const { all, staying } = toastsOf(page, 'notices')
  for (const shown of [1, 2, 3, 4]) {
    await noticeLink(page).press('Enter')
    await expect(all).toHaveCount(shown)
  }
  await expect(staying).toHaveCount(3)
  await page.clock.resume()
  await staying.first().hover()
  expect(await violations(page)).toEqual([])
  for (const left of [2, 1, 0]) {
    await close(page, staying.first()).click()
    await expect(staying).toHaveCount(left)
    // Then the others move up.
    await expect(all).toHaveCount(left)
  }
})
