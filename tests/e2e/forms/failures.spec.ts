import type { Page } from '@playwright/test'

import { contactRequest, expect, failedRequest, fill, formOf, open, test, valuesOf } from '../support/form-test'
import { site } from '../support/site'
import { word } from '../support/words'

function collectErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  return errors
}

async function expectFailure(page: Page, outcomeKind: 'refused' | 'unconfirmed' | 'offline') {
  const { submit, toast, consent, outcome } = formOf(page)
  await expect(toast).toHaveText([`${word('en', 'forms:error')} ${word('en', 'forms:toast.failure')}`])
  expect(await valuesOf(page, Object.keys(contactRequest))).toEqual(contactRequest)
  await expect(consent).toBeChecked()
  await expect(submit).toBeEnabled()
  await expect(outcome).toContainText(word('en', `forms:outcome.${outcomeKind}.title`))
  await expect(outcome).toContainText(site.phone)
}

test('after an error all is kept, a further try arrives once (R-FORM-8, R-FORM-10)', async ({ page, inbox, watch }) => {
  watch.allow(...failedRequest)
  const errors = collectErrors(page)
  await open(page, '/en/contact')
  const { form: element, submit, toast } = formOf(page)
  await fill(page, contactRequest)
  const idle = await submit.textContent()
  for (const [mode, kind] of [
    ['fail', 'refused'],
    ['drop', 'unconfirmed'],
  ] as const) {
    await inbox.behave(mode)
    await submit.click()
    await expectFailure(page, kind)
    expect(errors.some((line) => line.includes('The request could not be sent'))).toBe(true)
    errors.length = 0
  }
  expect(await inbox.requests(), 'nothing is sent again by itself').toEqual([])

  await inbox.behave('slow', 1500)
  await submit.click()
  await expect(submit).toBeDisabled()
  await expect(submit).toHaveText('Sending...')
  await submit.click({ force: true })
  await element.evaluate((node) => node instanceof HTMLFormElement && node.requestSubmit())
  await expect(toast).toContainText([word('en', 'forms:success.title')])
  await expect(submit).toBeEnabled()
  await expect(submit).toHaveText(idle ?? '')
  expect(await inbox.requests()).toMatchObject([{ form: 'contact' }])
})

test('without a line the form says so, and is sent later (R-FORM-11)', async ({ page, context, inbox, watch }) => {
  watch.allow(...failedRequest, /ERR_INTERNET_DISCONNECTED/)
  const errors = collectErrors(page)
  await open(page, '/en/contact')
  await fill(page, contactRequest)
  // Code that is still on its way would be lost too, and say so.
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await expect(formOf(page).outcome, 'before anything is sent').toContainText(word('en', 'forms:outcome.offline.title'))
  await formOf(page).submit.click()
  await expectFailure(page, 'offline')
  expect(errors.some((line) => line.includes('The request could not be sent'))).toBe(true)
  await context.setOffline(false)
  await formOf(page).submit.click()
  await expect(formOf(page).toast).toContainText([word('en', 'forms:success.title')])
  expect(await inbox.requests()).toHaveLength(1)
})
