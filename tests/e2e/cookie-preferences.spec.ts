import { footerOf } from './support/footer'
import { contactRequest, fill, formOf, running, valuesOf } from './support/form-test'
import { refuseStorage } from './support/older'
import { lostScripts } from './support/slow-phone'
import { address, expect, loadsOf, openWithStillClock, pass, test } from './support/test'
import { noticeLink, toastsOf } from './support/toasts'
import { word } from './support/words'

test('the page reloads after 3 seconds, and keeps text and consent (R-CHROME-7, R-FORM-13)', async ({ page }) => {
  await openWithStillClock(page, '/en/contact?a=1')
  const loads = loadsOf(page)
  await running(page)
  await fill(page, contactRequest)
  await noticeLink(page).click()
  await expect(toastsOf(page, 'notices').all.last()).toContainText(word('en', 'notices.cookiePreferences'))
  await pass(page, 2900)
  expect(loads).toEqual([])
  await page.clock.resume()
  await expect.poll(() => loads.length).toBe(1)
  await running(page)
  expect(address(page)).toBe('/en/contact?a=1')
  expect(await valuesOf(page, Object.keys(contactRequest))).toEqual(contactRequest)
  await expect(formOf(page).consent).toBeChecked()
})

test('given no code of notices, words beside the link say it (R-CHROME-7, R-ERROR-4)', async ({ page, watch }) => {
  watch.allow(...lostScripts)
  await page.route(/assets\/toasts-/, (route) => route.abort())
  await openWithStillClock(page, '/en')
  await noticeLink(page).click()
  await expect(footerOf(page).getByRole('alert')).toHaveText(word('en', 'notices.cookiePreferences'))
  await pass(page, 2900)
  await expect(footerOf(page).getByRole('alert')).toBeVisible()
  // The browser may have fetched the page when the pointer was over the link: there may be no request.
  await Promise.all([page.waitForEvent('load'), page.clock.resume()])
})

test('without storage, a page with text does not reload, and says so (R-CHROME-7, R-FORM-13)', async ({ page }) => {
  await refuseStorage(page)
  await openWithStillClock(page, '/en/contact')
  const loads = loadsOf(page)
  await formOf(page).field('message').fill('Not to be lost')
  await noticeLink(page).click()
  await expect(toastsOf(page, 'notices').staying).toHaveCount(1)
  await pass(page, 3000)
  await expect(toastsOf(page, 'notices').staying.filter({ hasText: word('en', 'notices.noReload') })).toHaveCount(1)
  expect(loads).toEqual([])
})
