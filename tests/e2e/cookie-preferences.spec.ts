import type { Page } from '@playwright/test'

import { limits } from '../../src/contract/constants'
import { footerOf } from './support/footer'
import { contactRequest, fill, formOf, running, valuesOf } from './support/form-test'
import { refuseStorage } from './support/older'
import { plainPages } from './support/site'
import { hold, lostScripts, silently } from './support/slow-phone'
import {
  address,
  expect,
  followByKey,
  loadsOf,
  needed,
  openWithStillClock,
  pass,
  siteMapLink,
  test,
} from './support/test'
import { noticeLink, toastsOf } from './support/toasts'
import { word } from './support/words'

/** The notice that the page cannot reload now. */
const refusal = (page: Page) => toastsOf(page, 'notices').staying.filter({ hasText: word('en', 'notices.noReload') })

test('new cookie preferences announce a reload, unless the visitor goes on (R-CHROME-7)', async ({ page }) => {
  await openWithStillClock(page, '/en/contact')
  const loads = loadsOf(page)
  await noticeLink(page).click()
  await expect(toastsOf(page, 'notices').all.last()).toContainText(word('en', 'notices.cookiePreferences'))
  await pass(page, 2000)
  // A second click starts the time again.
  await noticeLink(page).click()
  await pass(page, 2900)
  expect(loads).toEqual([])

  // Following a link to a place in the same page counts as going on.
  await page.locator('main a[href^="#"]').first().click()
  await pass(page, 5000)
  expect(loads).toEqual([])

  await noticeLink(page).click()
  await pass(page, 2000)
  const { path } = needed(plainPages('en')[0], 'page without a form')
  await followByKey(siteMapLink(page, path))
  await expect(page).toHaveURL(path)
  await pass(page, 5000)
  expect(loads).toEqual([path])
})

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

const silences: [what: string, begin: (page: Page) => Promise<unknown>][] = [
  ['no connection', (page) => page.context().setOffline(true)],
  ['a host that fails', (page) => page.route('/en', (route) => route.fulfill({ status: 503 }))],
  [`a host ${silently}`, (page) => hold(page, '/en')],
]
for (const [what, begin] of silences)
  test(`given ${what}, the page says that it cannot reload now (R-CHROME-7, R-ERROR-5)`, async ({ page, watch }) => {
    watch.allow(...lostScripts, /ERR_INTERNET_DISCONNECTED|503/)
    await openWithStillClock(page, '/en')
    await noticeLink(page).click()
    await expect(toastsOf(page, 'notices').staying).toHaveCount(1)
    await begin(page)
    const loads = loadsOf(page)
    await pass(page, 3000)
    // Its clock goes on for as long as the check may take.
    if (what.endsWith(silently)) await pass(page, limits.check)
    await expect(refusal(page)).toHaveCount(1)
    expect(loads).toEqual([])
  })

test('without storage, a page with text, choice or tick does not reload (R-CHROME-7, R-FORM-13)', async ({ page }) => {
  await refuseStorage(page)
  await openWithStillClock(page, '/en/contact')
  const loads = loadsOf(page)
  const { field, consent } = formOf(page)
  const gestures = [
    () => field('message').fill('Not to be lost'),
    () => field('interest').selectOption(contactRequest.interest),
    () => consent.check(),
  ]
  const undone = [() => field('message').fill(''), () => field('interest').selectOption(''), () => consent.uncheck()]
  for (const [index, act] of gestures.entries()) {
    await act()
    await noticeLink(page).click()
    await expect(toastsOf(page, 'notices').staying).toHaveCount(1)
    await pass(page, 3000)
    await expect(refusal(page)).toHaveCount(1)
    expect(loads).toEqual([])
    await pass(page, 5000)
    await undone[index]?.()
  }
  await noticeLink(page).click()
  await expect(toastsOf(page, 'notices').staying).toHaveCount(1)
  // Nothing would be lost.
  await Promise.all([page.waitForEvent('load'), pass(page, 3000)])
})
