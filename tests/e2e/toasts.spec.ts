import type { Page } from '@playwright/test'

import { inboxOrigin } from './support/origins'
import { pageOf, sampled } from './support/site'
import { expect, open, openWithStillClock, pass, test } from './support/test'
import { announcer, noticeButton, noticePlace, swipeByMouse, swipeByTouch, toastsOf } from './support/toasts'
import { word } from './support/words'

const contact = pageOf('contact', 'en').path
const submit = (page: Page) => page.locator('main form button[type=submit]')
const closeName = word('en', 'notices.close')

const toasters = [
  { name: 'results', place: () => contact, trigger: submit, duration: 5000, swipe: 50, hotkey: 'F8' },
  {
    name: 'notices',
    place: () => noticePlace().path,
    trigger: (page: Page) => noticeButton(page),
    duration: 4000,
    swipe: 20,
    hotkey: 'Alt+T',
  },
] as const

/** Away from every toast, and from every element with a tooltip. */
const pointAside = (page: Page) => page.mouse.move(5, 300)

test('given several results of forms, one toast shows: the newest (R-TOAST-1)', async ({ page }) => {
  await open(page, contact)
  const { staying, all } = toastsOf(page, 'results')
  for (let click = 0; click < 3; click += 1) await submit(page).click()
  await expect(staying).toHaveCount(1)
  await expect(all).toHaveCount(1)
})

for (const { name, place, trigger, duration } of toasters) {
  test(`${name}: a toast stays ${duration} ms, and is gone 200 ms later (R-TOAST-1, R-TOAST-2, R-TOAST-3)`, async ({
    page,
  }) => {
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
}

test('a toast that is closed is gone after 200 ms (R-TOAST-3)', async ({ page }) => {
  await openWithStillClock(page, noticePlace().path)
  await noticeButton(page).click()
  const { all, staying } = toastsOf(page, 'notices')
  await all.getByRole('button', { name: closeName }).click()
  await expect(staying).toHaveCount(0)
  await pass(page, 150)
  await expect(all).toHaveCount(1)
  await pass(page, 60)
  await expect(all).toHaveCount(0)
})

for (const { name, place, trigger, duration, swipe, hotkey } of sampled(toasters, 1)) {
  test(`${name}: swiped ${swipe} px by mouse a toast goes, swiped less it stays (R-TOAST-1, R-TOAST-2, R-TOAST-3)`, async ({
    page,
  }) => {
    await openWithStillClock(page, place())
    await trigger(page).click()
    const { staying } = toastsOf(page, name)
    await expect(staying).toHaveCount(1)
    await swipeByMouse(page, staying, swipe - 4)
    await expect(staying).toHaveCount(1)
    await swipeByMouse(page, staying, swipe + 4)
    await expect(staying).toHaveCount(0)
  })

  test(`${name}: swiped ${swipe} px by a finger a toast goes, swiped less it stays @phone`, async ({
    page,
    hasTouch,
  }) => {
    test.skip(!hasTouch, 'needs a touch screen')
    const session = await page.context().newCDPSession(page)
    await openWithStillClock(page, place())
    await trigger(page).tap()
    const { staying } = toastsOf(page, name)
    await expect(staying).toHaveCount(1)
    await swipeByTouch(session, staying, swipe - 6)
    await expect(staying).toHaveCount(1)
    await swipeByTouch(session, staying, -swipe - 30)
    await expect(staying).toHaveCount(0)
  })

  test(`${name}: a toast stays while the pointer or the focus is on it, and screen readers speak its text`, async ({
    page,
  }) => {
    await openWithStillClock(page, place())
    await trigger(page).click()
    const { staying } = toastsOf(page, name)
    await expect(staying).toHaveCount(1)
    await expect(announcer(page)).toContainText((await staying.locator('strong').textContent()) ?? '')
    await staying.hover()
    await pass(page, duration + 600)
    await expect(staying, 'the pointer keeps it').toHaveCount(1)

    await page.keyboard.press(hotkey)
    await expect(staying).toBeFocused()
    await pointAside(page)
    await pass(page, duration + 600)
    await expect(staying, 'focus keeps it as well').toHaveCount(1)
    await page.keyboard.press(hotkey)
    await expect(staying.and(page.locator(':focus'))).toHaveCount(0)
    await pass(page, duration + 600)
    await expect(staying).toHaveCount(0)
  })

  test(`${name}: ${hotkey} moves the focus to the newest toast, and back; Escape closes it and does the same`, async ({
    page,
  }) => {
    await openWithStillClock(page, place())
    await trigger(page).focus()
    await page.keyboard.press('Enter')
    const { staying } = toastsOf(page, name)
    await expect(staying).toHaveCount(1)
    const before = page.locator(name === 'results' ? 'main form [name=firstName]' : ':focus')
    await expect(before).toBeFocused()
    const origin = await before.elementHandle()
    await page.keyboard.press(hotkey)
    await expect(staying).toBeFocused()
    await page.keyboard.press(hotkey)
    expect(await origin?.evaluate((element) => element === document.activeElement)).toBe(true)
    await page.keyboard.press(hotkey)
    await page.keyboard.press('Escape')
    await expect(staying).toHaveCount(0)
    expect(await origin?.evaluate((element) => element === document.activeElement)).toBe(true)
  })
}

test('while a policy is open, a notice is spoken, and can be focused by its key and closed (R-TOAST-2)', async ({
  page,
  watch,
}) => {
  watch.allow(new RegExp(`^foreign request: ${inboxOrigin}/`))
  await open(page, noticePlace().path)
  await noticeButton(page).click()
  const { staying } = toastsOf(page, 'notices')
  await expect(staying).toHaveCount(1)
  await staying.hover()
  const policy = word('en', 'footer.privacy')
  await page.getByRole('contentinfo').getByRole('link', { name: policy }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: policy })
  await expect(dialog).toBeVisible()
  await expect(page.locator('[data-noticeboard]')).not.toHaveAttribute('aria-hidden')
  await expect(page.locator('body > :has(> #gatsby-focus-wrapper)')).toHaveAttribute('aria-hidden', 'true')

  await page.keyboard.press('Alt+T')
  await expect(staying).toBeFocused()
  const close = staying.getByRole('button', { name: closeName })
  await close.focus()
  await expect(close).toBeFocused()
  await close.click()
  await expect(staying).toHaveCount(0)
  await expect(dialog, 'closing the notice leaves the dialog open, and the keyboard in it').toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
})
