import type { Page } from '@playwright/test'

import { layers, removeDelay } from '../../src/notifications/layers'
import { inboxOrigin } from './support/origins'
import { pageOf } from './support/site'
import { expect, open, test } from './support/test'
import { announcer, noticeButton, swipeByMouse, swipeByTouch, toastsOf } from './support/toasts'
import { word } from './support/words'

const contact = pageOf('contact', 'en').path
const submit = (page: Page) => page.locator('main form button[type=submit]')
const triggers = { results: submit, notices: noticeButton }
const layerNames = ['results', 'notices'] as const
const closeName = word('en', 'notices.close')

test('form results: one toast at a time, the newest; it goes after 5000 ms', async ({ page }) => {
  await open(page, contact)
  const { staying, all } = toastsOf(page, 'results')
  for (let click = 0; click < 3; click += 1) await submit(page).click()
  await expect(staying).toHaveCount(1)
  await expect(all).toHaveCount(1)
  const last = Date.now()
  await page.mouse.move(5, 300)
  await page.waitForTimeout(layers.results.duration - 600 - (Date.now() - last))
  await expect(staying).toHaveCount(1)
  await expect(all).toHaveCount(0, { timeout: 2000 })
})

test('a dismissed toast is gone after 200 ms', async ({ page }) => {
  await open(page, contact)
  await noticeButton(page).click()
  const { all } = toastsOf(page, 'notices')
  await expect(all).toHaveCount(1)
  const life = await all.evaluate(async (toast) => {
    const start = performance.now()
    toast.querySelector('button')?.click()
    while (toast.isConnected) await new Promise((resolve) => setTimeout(resolve, 10))
    return performance.now() - start
  })
  expect(life).toBeGreaterThanOrEqual(removeDelay - 20)
  expect(life).toBeLessThan(removeDelay + 400)
})

for (const layer of layerNames) {
  const threshold = layers[layer].swipe
  test(`${layer}: swiped ${threshold} px by mouse a toast goes, swiped less it stays`, async ({ page }) => {
    await open(page, contact)
    await triggers[layer](page).click()
    const { staying } = toastsOf(page, layer)
    await expect(staying).toHaveCount(1)
    await page.waitForTimeout(300)
    await swipeByMouse(page, staying, threshold - 4)
    await expect(staying).toHaveCount(1)
    await swipeByMouse(page, staying, threshold + 4)
    await expect(staying).toHaveCount(0)
  })

  test(`${layer}: swiped ${threshold} px by a finger a toast goes, swiped less it stays @phone`, async ({
    page,
    hasTouch,
  }) => {
    test.skip(!hasTouch, 'needs a touch screen')
    const session = await page.context().newCDPSession(page)
    await open(page, contact)
    await triggers[layer](page).tap()
    const { staying } = toastsOf(page, layer)
    await expect(staying).toHaveCount(1)
    await page.waitForTimeout(300)
    await swipeByTouch(session, staying, threshold - 6)
    await expect(staying).toHaveCount(1)
    await swipeByTouch(session, staying, -threshold - 30)
    await expect(staying).toHaveCount(0)
  })

  test(`${layer}: a toast waits while the pointer or the focus is on it, and says its text`, async ({ page }) => {
    test.slow()
    await open(page, contact)
    await triggers[layer](page).click()
    const { staying, all } = toastsOf(page, layer)
    await expect(staying).toHaveCount(1)
    const text = (await staying.locator('strong').textContent()) ?? ''
    await expect(announcer(page)).toContainText(text)
    await staying.hover()
    await page.waitForTimeout(layers[layer].duration + 600)
    await expect(staying).toHaveCount(1)

    const { code, alt } = layers[layer].hotkey
    await page.keyboard.press(alt ? `Alt+${code}` : code)
    await expect(staying).toBeFocused()
    await page.mouse.move(5, 300)
    await page.waitForTimeout(layers[layer].duration + 600)
    await expect(staying, 'focus keeps it as well').toHaveCount(1)
    await page.keyboard.press('Tab')
    await page.keyboard.press(alt ? `Alt+${code}` : code)
    await expect(staying.and(page.locator(':focus'))).toHaveCount(0)
    await expect(all).toHaveCount(0, { timeout: layers[layer].duration + 2000 })
  })
}

test('while a policy is open, a notice is heard, reached by its key, and closed', async ({ page, watch }) => {
  watch.allow(new RegExp(`^foreign request: ${inboxOrigin}/`))
  await open(page, contact)
  await noticeButton(page).click()
  const { staying } = toastsOf(page, 'notices')
  await expect(staying).toHaveCount(1)
  await staying.hover()
  const policy = word('en', 'footer.privacy')
  await page.locator('main form').getByRole('link', { name: policy }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: policy })
  await expect(dialog).toBeVisible()
  await expect(page.locator('[data-noticeboard]')).not.toHaveAttribute('aria-hidden')
  await expect(page.locator('#___gatsby')).toHaveAttribute('aria-hidden', 'true')

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
