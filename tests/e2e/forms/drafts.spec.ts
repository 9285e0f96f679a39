/** What was typed stays: after a reload, while code arrives, and when a page is left. */
import { contactRequest, expect, fill, formOf, open, running, test, valuesOf } from '../support/form-test'
import { pageOf } from '../support/site'
import { holdScripts } from '../support/slow-phone'
import { follow } from '../support/test'
import { word } from '../support/words'

const names = Object.keys(contactRequest)
const sentence = 'Vendo limoni dell’Etna.'

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

test('typing while code arrives loses no letter and no focus (R-FORM-13, R-SCROLL-2)', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/en/contact', { waitUntil: 'commit' })
  const { field } = formOf(page)
  await field('message').focus()
  await page.keyboard.type(sentence.slice(0, 10))
  release()
  await page.keyboard.type(sentence.slice(10), { delay: 20 })
  await running(page)
  await expect(field('message')).toBeFocused()
  await expect(field('message')).toHaveValue(sentence)
})

test('a request whose page is left arrives, and is “unconfirmed” (R-FORM-11, R-FORM-13)', async ({ page, inbox }) => {
  // It arrives, but is not answered in time.
  await page.route('**/webhook/*', async (route) => void (await route.fetch()))
  await open(page, '/en/contact')
  await fill(page, contactRequest)
  await formOf(page).submit.click()
  await expect(formOf(page).submit).toHaveText('Sending...')
  await follow(page, pageOf('our-philosophy', 'en').path)
  await expect.poll(inbox).toHaveLength(1)
  await follow(page, pageOf('from-zero', 'en').path)
  const { outcome, submit, toast } = formOf(page)
  await expect(outcome).toContainText(word('en', 'forms:outcome.unconfirmed.title'))
  await expect(toast).toHaveCount(0)
  expect(await valuesOf(page, names)).toEqual(contactRequest)
  await page.unrouteAll()
  await submit.click()
  await expect(outcome).toContainText(word('en', 'forms:outcome.success.title'))
  await page.reload()
  await running(page)
  await expect(outcome).toHaveCount(0)
  expect(await valuesOf(page, ['firstName', 'message'])).toEqual({ firstName: '', message: '' })
})
