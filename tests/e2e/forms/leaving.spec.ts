import { contactRequest, expect, fill, formOf, open, running, test, valuesOf } from '../support/form-test'
import { pageOf } from '../support/site'
import { follow } from '../support/test'
import { word } from '../support/words'

const names = Object.keys(contactRequest)
const philosophy = pageOf('our-philosophy', 'en').path
const fromZero = pageOf('from-zero', 'en').path

test('a request whose page is left arrives, and is “unconfirmed” (R-FORM-11, R-FORM-13)', async ({ page, inbox }) => {
  await inbox.behave('slow', 6000)
  await open(page, '/en/contact')
  await fill(page, contactRequest)
  await formOf(page).submit.click()
  await expect(formOf(page).submit).toHaveText('Sending...')
  await follow(page, philosophy)
  await expect.poll(() => inbox.requests()).toHaveLength(1)
  await follow(page, fromZero)
  const { outcome, submit, toast } = formOf(page)
  await expect(outcome).toContainText(word('en', 'forms:outcome.unconfirmed.title'))
  await expect(toast).toHaveCount(0)
  expect(await valuesOf(page, names)).toEqual(contactRequest)
  await inbox.behave('ok')
  await submit.click()
  await expect(outcome).toContainText(word('en', 'forms:outcome.success.title'))
  await page.reload()
  await running(page)
  await expect(outcome).toHaveCount(0)
  expect(await valuesOf(page, ['firstName', 'message'])).toEqual({ firstName: '', message: '' })
})
