/** The code of a form may be late, or never arrive. Nothing is lost before. */
import type { Locator, Page } from '@playwright/test'

import { contactRequest, expect, fill, formOf, open, test, valuesOf } from '../support/form-test'
import { site } from '../support/site'
import { holdIslands, loseIslands, lostScripts } from '../support/slow-phone'
import { word } from '../support/words'

/** Addresses that a page opens in another program, from now on. */
async function programsAskedFor(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  const addresses: string[] = []
  session.on('Page.frameRequestedNavigation', ({ url }) => {
    if (url.startsWith('mailto:')) addresses.push(url)
  })
  await session.send('Page.enable')
  return addresses
}

async function expectIdle(submit: Locator, words: string): Promise<void> {
  await expect(submit).toHaveText(words)
  await expect(submit).not.toHaveAttribute('aria-disabled')
}

test('an empty form sent before its code says what is missing then (R-FORM-8, R-CHECK-4)', async ({ page, inbox }) => {
  const release = await holdIslands(page)
  await open(page, '/en/contact')
  const { form, field, submit, toast, message } = formOf(page)
  const idle = await submit.innerText()
  await submit.click()
  await expect(submit).toHaveText(word('en', 'forms:sending'))
  await expect(submit).toHaveAttribute('aria-disabled', 'true')
  const [first = '', second = ''] = Object.keys(contactRequest)
  await expect(field(first)).not.toBeFocused()
  release()
  for (const name of [first, second]) await expect(message(`missing.${name}`)).toBeVisible()
  await expect(message('invalid.consent')).toBeVisible()
  await expectIdle(submit, idle)
  await expect(field(first)).toBeFocused()
  const words = [word('en', 'forms:error'), word('en', 'forms:toast.required')]
  await expect(toast).toHaveText([words.join(' ')])
  await expect(form).toHaveAttribute('novalidate', '')
  expect(inbox()).toEqual([])
})

test('a form sent before its code arrives is sent once (R-FORM-4, R-FORM-8)', async ({ page, inbox, watch }) => {
  // Where a machine fills the form slowly, the page has given the code up before Send asks for it.
  watch.allow(...lostScripts)
  const release = await holdIslands(page)
  await open(page, '/en/contact')
  await fill(page, contactRequest)
  const { submit, outcome } = formOf(page)
  await submit.click()
  await submit.click({ force: true })
  release()
  await expect(outcome).toContainText(word('en', 'forms:outcome.success.title'))
  expect(inbox()).toHaveLength(1)
})

test('without its code, Send opens one e-mail; later code sends (R-FORM-14)', async ({ page, inbox, watch }) => {
  watch.allow(...lostScripts)
  await loseIslands(page)
  await open(page, '/en/contact')
  const opened = await programsAskedFor(page)
  const { form, submit, mailNote, outcome } = formOf(page)
  const idle = await submit.innerText()
  await expect(mailNote).toBeHidden()
  await submit.click()
  await expect(mailNote).toBeVisible()
  await expectIdle(submit, idle)
  await expect(form.locator(':invalid').first()).toBeFocused()
  await fill(page, contactRequest)
  expect(opened, 'not before all is filled in').toEqual([])
  await submit.click()
  await expect.poll(() => opened).toEqual([expect.stringContaining(`mailto:${site.email}`)])
  expect(await valuesOf(page, Object.keys(contactRequest)), 'nothing is lost').toEqual(contactRequest)
  await page.unrouteAll()
  await submit.click()
  await expect(outcome).toContainText(word('en', 'forms:outcome.success.title'))
  await expect(mailNote).toBeHidden()
  expect(inbox()).toHaveLength(1)
  expect(opened).toHaveLength(1)
})
