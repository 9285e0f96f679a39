import {
  contactRequest,
  expect,
  failedRequest,
  fill,
  formOf,
  open,
  running,
  test,
  valuesOf,
} from '../support/form-test'
import { pageOf } from '../support/site'
import { follow, siteMapLink } from '../support/test'
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

test('given a visitor who follows a link while a request is under way, the next page says the outcome, and no form is filled again (R-FORM-11)', async ({
  page,
  inbox,
}) => {
  await inbox.behave('slow', 2000)
  await open(page, '/en/contact')
  await fill(page, contactRequest)
  await formOf(page).submit.click()
  await follow(page, philosophy)
  const toast = page.getByRole('region', { name: word('en', 'notices.results') }).locator('p')
  await expect(toast).toContainText([word('en', 'forms:success.title')])
  await expect(page.locator('[data-announcer]'), 'spoken here').toContainText(word('en', 'forms:success.title'))
  expect(await inbox.requests()).toHaveLength(1)
  await follow(page, fromZero)
  await page.locator('#contact').scrollIntoViewIfNeeded()
  await expect(formOf(page).outcome).toContainText(word('en', 'forms:outcome.success.title'))
  expect(await valuesOf(page, ['firstName', 'lastName', 'email', 'message'])).toEqual({
    firstName: '',
    lastName: '',
    email: '',
    message: '',
  })
})

test('given a connection that breaks while a link waits, the next page says so, and the form does on the way back (R-FORM-11, R-FORM-10)', async ({
  page,
  watch,
}) => {
  watch.allow(...failedRequest)
  let breakIt = () => {}
  const broken = new Promise<void>((resolve) => {
    breakIt = resolve
  })
  await page.route('**/webhook/contact', async (route) => {
    await broken
    await route.abort('connectionreset')
  })
  await open(page, '/en/contact')
  await fill(page, contactRequest)
  await formOf(page).submit.click()
  await siteMapLink(page, philosophy).click()
  await expect(formOf(page).submit).toHaveText('Sending...')
  breakIt()
  await expect(page).toHaveURL(philosophy)
  const toast = page.getByRole('region', { name: word('en', 'notices.results') }).locator('p')
  await expect(toast).toContainText([word('en', 'forms:toast.failure')])
  await page.goBack()
  await running(page)
  await expect(formOf(page).outcome).toContainText(word('en', 'forms:outcome.unconfirmed.title'))
  expect(await valuesOf(page, names)).toEqual(contactRequest)
})

test('given no answer for 4 s, a link stops waiting, and the next page says that the request is unconfirmed (R-FORM-11)', async ({
  page,
  inbox,
}) => {
  await inbox.behave('slow', 7000)
  await open(page, '/en/contact')
  await fill(page, contactRequest)
  await formOf(page).submit.click()
  const before = Date.now()
  await siteMapLink(page, fromZero).click()
  await expect(page).toHaveURL(fromZero)
  expect(Date.now() - before).toBeGreaterThan(3000)
  await running(page)
  await expect(formOf(page).outcome).toContainText(word('en', 'forms:outcome.unconfirmed.title'))
  await expect(formOf(page).toast).toContainText([word('en', 'forms:toast.failure')])
  expect(await valuesOf(page, ['message'])).toEqual({ message: contactRequest.message })
  await expect.poll(() => inbox.requests()).toHaveLength(1)
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

test('given a form that another page has sent, it is empty when the visitor comes back (R-FORM-13)', async ({
  page,
  inbox,
}) => {
  await open(page, '/en/contact')
  await fill(page, contactRequest)
  await page.goto('/it/contatti')
  await running(page)
  await formOf(page).submit.click()
  await expect(formOf(page).outcome).toContainText(word('it', 'forms:outcome.success.title'))
  expect(await inbox.requests()).toHaveLength(1)
  await page.goBack()
  await expect(page).toHaveURL('/en/contact')
  await running(page)
  expect(await valuesOf(page, names)).toEqual(empty)
  await expect(formOf(page).consent).not.toBeChecked()
})

test('given a form continued in the other language, it shows the latest words in both (R-FORM-13)', async ({
  page,
}) => {
  await open(page, '/en/contact')
  await fill(page, { message: 'Hel' }, { consent: false })
  await page.goto('/it/contatti')
  await running(page)
  await formOf(page).field('message').fill('Hello')
  await page.goBack()
  await expect(page).toHaveURL('/en/contact')
  await running(page)
  await expect(formOf(page).field('message')).toHaveValue('Hello')
})
