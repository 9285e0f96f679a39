/** A release while a page is open: the host has other files than the page asks for. */
import type { Page } from '@playwright/test'

import { footerOf } from './support/footer'
import { contactRequest, fill, formOf, open as openForm, running, test, valuesOf } from './support/form-test'
import { refuseStorage } from './support/older'
import { inboxOrigin } from './support/origins'
import { explained, pageOf } from './support/site'
import { lostScripts } from './support/slow-phone'
import { address, expect, loadsOf, open } from './support/test'
import { word } from './support/words'

const contact = pageOf('contact', 'en')
const islands = /\/assets\/(?:form|dialog|toasts|tooltips)-/

/** Takes the code of islands from the host. A page that loads again asks for files that are there, if it is of the release. */
async function release(page: Page, { isPageNew = true } = {}): Promise<void> {
  let isGone = true
  page.on('request', (request) => {
    if (isPageNew && request.isNavigationRequest() && request.frame() === page.mainFrame()) isGone = false
  })
  await page.route(islands, (route) =>
    isGone ? route.fulfill({ status: 404, headers: { 'Cache-Control': 'no-store' } }) : route.fallback(),
  )
}

/** Lets everything come to rest that a touch has started. */
const settle = (page: Page) => page.waitForLoadState('networkidle')

const policyLink = (page: Page) => footerOf(page).locator('a[data-policy=privacy]')

test.beforeEach(({ watch }) => watch.allow(...lostScripts, /404/, /code of/, /^foreign request/))

test('a form whose code is gone loads again with the typed words (R-SPEED-2, R-FORM-13)', async ({ page }) => {
  const sent: unknown[] = []
  await page.route('**/webhook/**', (route) => {
    sent.push(route.request().postDataJSON())
    return route.fulfill({ status: 200, headers: { 'Access-Control-Allow-Origin': '*' }, body: '' })
  })
  await openForm(page, contact.path)
  await release(page)
  await Promise.all([page.waitForEvent('load'), formOf(page).field('message').fill('I sell lemons.')])
  await running(page)
  expect(address(page)).toBe(`${contact.path}#contact`)
  await expect(formOf(page).field('message')).toHaveValue('I sell lemons.')
  await expect(formOf(page).form).toBeInViewport()
  await fill(page, contactRequest)
  await formOf(page).submit.click()
  await expect(formOf(page).toast.first()).toContainText(word('en', 'forms:success.title'))
  expect(sent).toEqual([expect.objectContaining(contactRequest)])
})

test('a policy whose code is gone loads the page again at its link, which opens it (R-SPEED-2)', async ({ page }) => {
  await open(page, '/en?a=1')
  await release(page)
  await Promise.all([page.waitForEvent('load'), policyLink(page).click()])
  await expect(policyLink(page)).toBeInViewport()
  expect(address(page)).toBe('/en?a=1#legal')
  await policyLink(page).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('where code stays missing, the page loads again once, then leads on (R-SPEED-2, R-ERROR-4)', async ({ page }) => {
  await open(page, '/en')
  await release(page, { isPageNew: false })
  await Promise.all([page.waitForEvent('load'), policyLink(page).click()])
  await policyLink(page).click()
  await page.waitForURL(`${inboxOrigin}/en/privacy`)
})

test('where nothing is stored, the page does not load again; the link leads on (R-SPEED-2)', async ({ page }) => {
  await refuseStorage(page)
  await open(page, '/en')
  await release(page)
  const documents = loadsOf(page)
  await policyLink(page).click()
  await page.waitForURL(`${inboxOrigin}/en/privacy`)
  expect(documents).toEqual(['/en/privacy'])
})

test('given no code, and silence on whether it is gone, the link leads on (R-SPEED-2, R-ERROR-5)', async ({ page }) => {
  await open(page, '/en')
  await page.route(islands, (route) => (route.request().method() === 'HEAD' ? undefined : route.abort()))
  await policyLink(page).click()
  await page.waitForURL(`${inboxOrigin}/en/privacy`)
})

test('where a broken line loses a form’s code, the page stays with its words (R-SPEED-2)', async ({ page }) => {
  await openForm(page, contact.path)
  const documents = loadsOf(page)
  await page.route(islands, (route) => route.abort())
  await fill(page, contactRequest)
  await settle(page)
  expect(documents).toEqual([])
  expect(await valuesOf(page, Object.keys(contactRequest))).toEqual(contactRequest)
})

test('a pointer over a figure whose code is gone reloads nothing (R-SPEED-2, R-TOAST-4)', async ({ page }) => {
  await open(page, explained.path)
  await release(page)
  const documents = loadsOf(page)
  const figure = page.locator('main [data-note]').first()
  const refused = page.waitForResponse(islands)
  await figure.hover()
  await refused
  await settle(page)
  expect(documents).toEqual([])
  await expect(figure).toHaveAttribute('title', /./)
})
