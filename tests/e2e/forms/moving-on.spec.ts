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

/** R-FORM-13, R-FORM-9 */
test('what is typed while a request is under way survives its success, and only that', async ({ page, inbox }) => {
  await inbox.behave('slow', 1500)
  await open(page, '/en/contact')
  const { field, submit, outcome, consent } = formOf(page)
  await fill(page, contactRequest)
  await submit.click()
  await field('message').fill('One more thing.')
  await expect(outcome).toContainText(word('en', 'forms:outcome.success.title'))
  expect(await valuesOf(page, names)).toEqual({ ...empty, message: 'One more thing.' })
  await expect(consent).not.toBeChecked()
})

/** R-FORM-11 */
test('who leaves the page while it is under way hears the outcome on the next, and finds no form filled again', async ({
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

/** R-FORM-11, R-FORM-10 */
test('a connection that breaks while a chosen page waits for the answer is told there, and beside the form on the way back', async ({
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

/** R-FORM-11 */
test('a chosen page waits for the answer no longer than 4 s, and says then that nobody knows', async ({
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

/** R-FORM-11, R-FORM-13 */
test('who switches the language while it is under way is told that nobody knows; the request arrives', async ({
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

/** R-FORM-13 */
test('a form that was sent from another page of the visit does not come back filled', async ({ page, inbox }) => {
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

/** R-FORM-13 */
test('a form that was written on in the other language is there as it was left last', async ({ page }) => {
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
