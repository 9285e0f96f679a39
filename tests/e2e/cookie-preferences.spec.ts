import type { Page } from '@playwright/test'

import { footerOf } from './support/footer'
import { contactRequest, fill, formOf, running, valuesOf } from './support/form-test'
import { pageOf } from './support/site'
import { expect, languageHere, openWithStillClock, pass, test } from './support/test'
import { announcer } from './support/toasts'
import { word } from './support/words'

const preferences = (page: Page) =>
  footerOf(page).getByRole('link', { name: word(languageHere(page), 'footer.cookiePreferences') })

/** Loads of the whole document from here on. */
function loadsOf(page: Page): string[] {
  const loads: string[] = []
  page.on('request', (request) => request.isNavigationRequest() && loads.push(request.url()))
  return loads
}

/** R-CHROME-7 */
test('the reload of the cookie preferences is announced, and ends when its visitor goes on', async ({ page }) => {
  await openWithStillClock(page, '/en/contact')
  const loads = loadsOf(page)
  await preferences(page).click()
  await expect(announcer(page)).toContainText(word('en', 'notices.cookiePreferences'))
  await pass(page, 2000)
  await footerOf(page)
    .getByRole('link', { name: word('en', 'navigation.pages.our-philosophy') })
    .click()
  await expect(page).toHaveURL(pageOf('our-philosophy', 'en').path)
  await pass(page, 5000)
  expect(loads).toEqual([])
  // Back is going on, too; a second click begins anew.
  await preferences(page).click()
  await pass(page, 2000)
  await preferences(page).click()
  await pass(page, 2000)
  await page.goBack()
  await expect(page).toHaveURL('/en/contact')
  await pass(page, 5000)
  expect(loads).toEqual([])
})

/** R-CHROME-7, R-FORM-13 */
test('the reload takes neither text nor consent with it', async ({ page }) => {
  await openWithStillClock(page, '/en/contact')
  const loads = loadsOf(page)
  await running(page)
  await fill(page, contactRequest)
  await preferences(page).click()
  await expect(announcer(page)).toContainText(word('en', 'notices.cookiePreferences'))
  await page.clock.resume()
  await expect.poll(() => loads.length).toBe(1)
  await running(page)
  expect(await valuesOf(page, Object.keys(contactRequest))).toEqual(contactRequest)
  await expect(formOf(page).consent).toBeChecked()
})

/** R-CHROME-7, R-FORM-13 */
test('where the browser stores nothing, the page is not loaded again over what was typed', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    })
  })
  await openWithStillClock(page, '/en/contact')
  const loads = loadsOf(page)
  await running(page)
  await fill(page, { message: 'Not to be lost' })
  await preferences(page).click()
  await pass(page, 4000)
  expect(loads).toEqual([])
  await expect(formOf(page).field('message')).toHaveValue('Not to be lost')
})
