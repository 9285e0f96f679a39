import { contactRequest, expect, fill, formOf, leadRequest, open, running, test, valuesOf } from '../support/form-test'
import { pageOf } from '../support/site'
import { follow } from '../support/test'
import { word } from '../support/words'

const names = Object.keys(contactRequest)

/** R-FORM-13 */
test('what was typed and ticked survives a reload, leaving and coming back, and the language switch', async ({
  page,
}) => {
  await open(page, '/en/contact')
  await fill(page, contactRequest)
  await page.reload()
  await running(page)
  expect(await valuesOf(page, names)).toEqual(contactRequest)
  await expect(formOf(page).consent).toBeChecked()

  await follow(page, pageOf('our-philosophy', 'en').path)
  await page.goBack()
  await expect(formOf(page).field('firstName')).toHaveValue(contactRequest.firstName)
  expect(await valuesOf(page, names)).toEqual(contactRequest)
  await expect(formOf(page).consent).toBeChecked()

  await page
    .getByRole('banner')
    .getByRole('button', { name: /English/ })
    .hover()
  await page.getByRole('banner').getByRole('link', { name: 'Italiano' }).click()
  await expect(page).toHaveURL('/it/contatti')
  await running(page)
  expect(await valuesOf(page, names)).toEqual(contactRequest)
  await expect(formOf(page).consent).toBeChecked()
  expect(await page.evaluate(() => localStorage.length), 'for this tab only').toBe(0)
})

/** R-FORM-13 */
test('a draft is gone once the request has arrived', async ({ page, inbox }) => {
  await open(page, '/it/contatti')
  await fill(page, contactRequest)
  await formOf(page).submit.click()
  await expect(formOf(page).toast).toContainText([word('it', 'forms:success.title')])
  expect(await inbox.requests()).toHaveLength(1)
  await page.reload()
  await running(page)
  expect(await valuesOf(page, names)).toEqual(Object.fromEntries(names.map((name) => [name, ''])))
})

test('the options that have a name in each language go along into the other', async ({ page }) => {
  await open(page, '/en/contact')
  await fill(page, { interest: 'other', budget: 'to-evaluate', message: 'Hello' }, { consent: false })
  await open(page, '/it/contatti')
  await expect(formOf(page).field('interest')).toHaveValue('altro')
  await expect(formOf(page).field('budget')).toHaveValue('da-valutare')
  await expect(formOf(page).field('message')).toHaveValue('Hello')
})

test('the draft of the lead form survives a reload, and is its own', async ({ page }) => {
  await open(page, '/it/evento-farmasimplex')
  await fill(page, leadRequest)
  await page.reload()
  await running(page)
  expect(await valuesOf(page, Object.keys(leadRequest))).toEqual(leadRequest)
  await open(page, '/it/contatti')
  expect(await valuesOf(page, names)).toEqual(Object.fromEntries(names.map((name) => [name, ''])))
})

test('where storage is refused, the form still works', async ({ page, inbox }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    })
  })
  await open(page, '/en/contact')
  await fill(page, contactRequest)
  await formOf(page).submit.click()
  await expect(formOf(page).toast).toContainText([word('en', 'forms:success.title')])
  expect(await inbox.requests()).toHaveLength(1)
})
