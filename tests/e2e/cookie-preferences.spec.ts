import type { Page } from '@playwright/test'

import { footerOf } from './support/footer'
import { contactRequest, fill, formOf, running, valuesOf } from './support/form-test'
import { plainPages } from './support/site'
import {
  address,
  expect,
  followByKey,
  languageHere,
  loadsOf,
  needed,
  openWithStillClock,
  pass,
  siteMapLink,
  test,
} from './support/test'
import { toastsOf } from './support/toasts'
import { word } from './support/words'

const preferences = (page: Page) =>
  footerOf(page).getByRole('link', { name: word(languageHere(page), 'footer.cookiePreferences') })

test('updating the cookie preferences announces the reload, and a visitor who goes on cancels it (R-CHROME-7)', async ({
  page,
}) => {
  await openWithStillClock(page, '/en/contact')
  const loads = loadsOf(page)
  await preferences(page).click()
  await expect(toastsOf(page, 'notices').all.last()).toContainText(word('en', 'notices.cookiePreferences'))
  await pass(page, 2000)
  // A second click starts the time again.
  await preferences(page).click()
  await pass(page, 2900)
  expect(loads).toEqual([])

  // Following a link to a place in the same page counts as going on.
  await page.locator('main a[href^="#"]').first().click()
  await pass(page, 5000)
  expect(loads).toEqual([])

  await preferences(page).click()
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
  await preferences(page).click()
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

test('given a browser without storage, a page with text, a choice or a tick is not loaded again (R-CHROME-7, R-FORM-13)', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    })
  })
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
    await preferences(page).click()
    await pass(page, 4000)
    expect(loads).toEqual([])
    await undone[index]?.()
  }
  await preferences(page).click()
  await pass(page, 4000)
  await expect.poll(() => loads, 'nothing would be lost').toHaveLength(1)
})
