import { contactRequest, expect, fill, formOf, open, running, test, valuesOf } from '../support/form-test'
import { pageOf } from '../support/site'
import { follow } from '../support/test'

const names = Object.keys(contactRequest)

test('a form keeps words and ticks after a reload, Back, and in the other language (R-FORM-13)', async ({ page }) => {
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
