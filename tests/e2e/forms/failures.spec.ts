import type { Page } from '@playwright/test'

import {
  contactRequest,
  expect,
  failedRequest,
  fill,
  formOf,
  leadRequest,
  open,
  test,
  valuesOf,
} from '../support/form-test'
import { pageOf, sampled, site } from '../support/site'
import { languageHere } from '../support/test'
import { word } from '../support/words'

const forms = [
  { path: pageOf('contact', 'en').path, values: contactRequest, form: 'contact' },
  { path: pageOf('contact', 'it').path, values: contactRequest, form: 'contact' },
  { path: pageOf('evento-farmasimplex', 'it').path, values: leadRequest, form: 'event' },
]

function collectErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  return errors
}

async function expectFailure(
  page: Page,
  values: Record<string, string>,
  outcomeKind: 'refused' | 'unconfirmed' | 'offline',
) {
  const language = languageHere(page)
  const { submit, toast, consent, outcome } = formOf(page)
  await expect(toast).toHaveText([`${word(language, 'forms:error')} ${word(language, 'forms:toast.failure')}`])
  expect(await valuesOf(page, Object.keys(values))).toEqual(values)
  await expect(consent).toBeChecked()
  await expect(submit).toBeEnabled()
  await expect(outcome).toContainText(word(language, `forms:outcome.${outcomeKind}.title`))
  await expect(outcome).toContainText(site.phone)
}

for (const { path, values, form } of sampled(forms, 1)) {
  test(`${path}: given an error or a dropped connection, the form keeps everything; a further try, also a slow one, arrives once (R-FORM-8, R-FORM-10)`, async ({
    page,
    inbox,
    watch,
  }) => {
    watch.allow(...failedRequest)
    const errors = collectErrors(page)
    await open(page, path)
    const { form: element, submit, toast } = formOf(page)
    await fill(page, values)
    const idle = await submit.textContent()
    for (const [mode, kind] of [
      ['fail', 'refused'],
      ['drop', 'unconfirmed'],
    ] as const) {
      await inbox.behave(mode)
      await submit.click()
      await expectFailure(page, values, kind)
      expect(errors.some((line) => line.includes('The request could not be sent'))).toBe(true)
      errors.length = 0
    }
    expect(await inbox.requests(), 'nothing is sent again by itself').toEqual([])

    await inbox.behave('slow', 1500)
    await submit.click()
    await expect(submit).toBeDisabled()
    await expect(submit).toHaveText(languageHere(page) === 'en' ? 'Sending...' : 'Invio in corso...')
    await submit.click({ force: true })
    await element.evaluate((node) => node instanceof HTMLFormElement && node.requestSubmit())
    await expect(toast).toContainText([word(languageHere(page), 'forms:success.title')])
    await expect(submit).toBeEnabled()
    await expect(submit).toHaveText(idle ?? '')
    expect(await inbox.requests()).toMatchObject([{ form }])
  })
}

test('given no connection, the page says so and keeps the values; the form arrives when the connection is back (R-FORM-10, R-FORM-11)', async ({
  page,
  context,
  inbox,
  watch,
}) => {
  watch.allow(...failedRequest, /ERR_INTERNET_DISCONNECTED/)
  const errors = collectErrors(page)
  await open(page, '/en/contact')
  await fill(page, contactRequest)
  await context.setOffline(true)
  await formOf(page).submit.click()
  await expectFailure(page, contactRequest, 'offline')
  expect(errors.some((line) => line.includes('The request could not be sent'))).toBe(true)
  await context.setOffline(false)
  await formOf(page).submit.click()
  await expect(formOf(page).toast).toContainText([word('en', 'forms:success.title')])
  expect(await inbox.requests()).toHaveLength(1)
})

test('given no answer for 15 s, the form says that it could not confirm the request (R-FORM-10, R-FORM-11)', async ({
  page,
  inbox,
  watch,
}) => {
  watch.allow(...failedRequest)
  // Time limits of requests are fifty times shorter in this test.
  await page.addInitScript(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal)
    AbortSignal.timeout = (ms) => {
      document.documentElement.dataset.waits = String(ms)
      return timeout(ms / 50)
    }
  })
  await inbox.behave('slow', 60_000)
  await open(page, '/it/contatti')
  await fill(page, contactRequest)
  await formOf(page).submit.click()
  await expectFailure(page, contactRequest, 'unconfirmed')
  await expect(page.locator('html')).toHaveAttribute('data-waits', '15000')
})
