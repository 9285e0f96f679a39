import { contactRequest, expect, fill, formOf, leadRequest, open, running, test, valuesOf } from '../support/form-test'
import { pageOf } from '../support/site'
import { follow } from '../support/test'
import { word } from '../support/words'

const names = Object.keys(contactRequest)

/** R-FORM-13 */
test('a form keeps its words and ticks after a reload, after leaving and coming back, and in the other language', async ({
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
test('given a request that arrived, its draft is gone', async ({ page, inbox }) => {
  await open(page, '/it/contatti')
  await fill(page, contactRequest)
  await formOf(page).submit.click()
  await expect(formOf(page).toast).toContainText([word('it', 'forms:success.title')])
  expect(await inbox.requests()).toHaveLength(1)
  await page.reload()
  await running(page)
  expect(await valuesOf(page, names)).toEqual(Object.fromEntries(names.map((name) => [name, ''])))
})

test('a choice whose value differs by language is kept in the other language', async ({ page }) => {
  await open(page, '/en/contact')
  await fill(page, { interest: 'other', budget: 'to-evaluate', message: 'Hello' }, { consent: false })
  await open(page, '/it/contatti')
  await expect(formOf(page).field('interest')).toHaveValue('altro')
  await expect(formOf(page).field('budget')).toHaveValue('da-valutare')
  await expect(formOf(page).field('message')).toHaveValue('Hello')
})

test('the lead form keeps a draft of its own after a reload', async ({ page }) => {
  await open(page, '/it/evento-farmasimplex')
  await fill(page, leadRequest)
  await page.reload()
  await running(page)
  expect(await valuesOf(page, Object.keys(leadRequest))).toEqual(leadRequest)
  await open(page, '/it/contatti')
  expect(await valuesOf(page, names)).toEqual(Object.fromEntries(names.map((name) => [name, ''])))
})

test('given a browser that refuses storage, the form works', async ({ page, inbox }) => {
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
