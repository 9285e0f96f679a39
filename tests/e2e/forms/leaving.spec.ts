import { contactRequest, expect, fill, formOf, open, running, test, valuesOf } from '../support/form-test'
import { pageOf } from '../support/site'
import { follow } from '../support/test'
import { word } from '../support/words'

const names = Object.keys(contactRequest)
const empty = Object.fromEntries(names.map((name) => [name, '']))
const philosophy = pageOf('our-philosophy', 'en').path
const fromZero = pageOf('from-zero', 'en').path

test('given words typed while a request is under way, a success keeps them and empties the rest (R-FORM-13, R-FORM-9)', async ({
  page,
  inbox,
}) => {
  await inbox.behave('slow', 1500)
  await open(page, '/en/contact')
  const { field, submit, outcome, consent } = formOf(page)
  await fill(page, contactRequest)
  await submit.click()
  // Words typed before the form's code has come are part of the request.
  await expect(submit).toHaveText('Sending...')
  await field('message').fill('One more thing.')
  await expect(outcome).toContainText(word('en', 'forms:outcome.success.title'))
  expect(await valuesOf(page, names)).toEqual({ ...empty, message: 'One more thing.' })
  await expect(consent).not.toBeChecked()
})

test('given a visitor who follows a link while a request is under way, the link leads on at once, the request arrives, and the form says “unconfirmed” until the next one has arrived (R-FORM-11, R-FORM-13)', async ({
  page,
  inbox,
}) => {
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

test('given a visitor who switches the language while a request is under way, the page says “unconfirmed”; the request arrives (R-FORM-11, R-FORM-13)', async ({
  page,
  inbox,
}) => {
  await inbox.behave('slow', 3000)
  await open(page, '/en/contact')
  await fill(page, contactRequest)
  await formOf(page).submit.click()
  await expect(formOf(page).submit).toHaveText('Sending...')
  await page.goto('/it/contatti')
  await running(page)
  await expect(formOf(page).outcome).toContainText(word('it', 'forms:outcome.unconfirmed.title'))
  expect(await valuesOf(page, names)).toEqual(contactRequest)
  await expect(formOf(page).consent).toBeChecked()
  await expect.poll(() => inbox.requests()).toHaveLength(1)
})
