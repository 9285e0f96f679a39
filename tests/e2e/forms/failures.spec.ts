import type { Page } from '@playwright/test'

import {
  contactRequest,
  expect,
  failedRequest,
  fill,
  formOf,
  open,
  pressAtLowerEdge,
  test,
  valuesOf,
} from '../support/form-test'
import { site } from '../support/site'
import { hold } from '../support/slow-phone'
import { listen } from '../support/spoken'
import { word } from '../support/words'

const fail = (page: Page) => page.route('**/webhook/*', (route) => route.fulfill({ status: 500 }))

test('after a failure all is kept, and a further try arrives once (R-FORM-8, R-FORM-10, R-FORM-11)', async ({
  page,
  context,
  inbox,
  watch,
}) => {
  watch.allow(...failedRequest, /ERR_INTERNET_DISCONNECTED/)
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  await open(page, '/en/contact')
  const { form, submit, toast, consent, outcome } = formOf(page)
  await fill(page, contactRequest)
  const idle = (await submit.textContent()) ?? ''
  // Code that is still on its way would be lost too, and say so.
  await page.waitForLoadState('networkidle')
  for (const [kind, meet] of [
    ['refused', () => fail(page)],
    ['unconfirmed', () => page.route('**/webhook/*', (route) => route.abort())],
    ['offline', () => context.setOffline(true)],
  ] as const) {
    await meet()
    await pressAtLowerEdge(submit)
    await expect(outcome).toContainText(word('en', `forms:outcome.${kind}.title`))
    await expect(outcome, kind).toBeInViewport({ ratio: 1 })
    await expect(outcome).toContainText(site.phone)
    await expect(toast).toHaveText([`${word('en', 'forms:error')} ${word('en', 'forms:toast.failure')}`])
    expect(await valuesOf(page, Object.keys(contactRequest))).toEqual(contactRequest)
    await expect(consent).toBeChecked()
    await expect(submit).toBeEnabled()
    await expect.poll(() => errors.join()).toContain('The request could not be sent')
    errors.length = 0
    await page.unrouteAll()
  }
  expect(inbox(), 'nothing is sent again by itself').toEqual([])

  await context.setOffline(false)
  const answer = await hold(page, '**/webhook/*')
  await submit.click()
  await expect(submit).toBeDisabled()
  await expect(submit).toHaveText('Sending...')
  await submit.click({ force: true })
  await form.evaluate((node) => node instanceof HTMLFormElement && node.requestSubmit())
  answer()
  await expect(toast).toContainText([word('en', 'forms:success.title')])
  await expect(submit).toBeEnabled()
  await expect(submit).toHaveText(idle)
  expect(inbox()).toMatchObject([{ form: 'contact' }])
})

test('a failure is spoken once, and leaves the focus where it was (R-FORM-10, R-FORM-11)', async ({ page, watch }) => {
  watch.allow(...failedRequest, /foreign request/)
  await fail(page)
  const spoken = await listen(page)
  await open(page, '/it/contatti')
  await fill(page, contactRequest)
  const { submit, outcome, field } = formOf(page)
  await submit.focus()
  await page.keyboard.press('Enter')
  await expect(outcome).toContainText(word('it', 'forms:outcome.refused.title'))
  await expect(submit).toBeFocused()
  const failure = `${word('it', 'forms:error')} ${word('it', 'forms:toast.failure')}`
  await expect.poll(spoken).toEqual([`${word('it', 'notices.results')} ${failure}`])
  await field('email').focus()
  await page.keyboard.press('Enter')
  await expect(outcome).toContainText(word('it', 'forms:outcome.refused.title'))
  await expect(field('email')).toBeFocused()
})
