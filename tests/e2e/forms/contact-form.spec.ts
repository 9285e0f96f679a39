import { contactForm } from '../../../src/contract/form-definition'
import { emptyValues } from '../../forms/examples'
import { contactRequest, expect, fill, formOf, open, pressAtLowerEdge, test, valuesOf } from '../support/form-test'
import { site } from '../support/site'
import { word } from '../support/words'

const names = Object.keys(contactRequest)
const iso = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/

test('a request arrives unchanged; its outcome stays (R-FORM-5, R-FORM-9, R-FORM-11)', async ({ page, inbox }) => {
  await open(page, '/en/contact')
  const { submit, consent, toast, outcome } = formOf(page)
  await fill(page, { ...contactRequest, firstName: '  Rosalia ' })
  await pressAtLowerEdge(submit)
  await expect(toast).toHaveText([`${word('en', 'forms:success.title')} ${word('en', 'forms:success.text')}`])
  const [request, ...others] = inbox()
  expect(others).toEqual([])
  const told = { timestamp: expect.stringMatching(iso), source: site.contactSource, language: 'en' }
  expect(request).toMatchObject({ form: 'contact' })
  expect(request?.payload).toEqual({ ...contactRequest, ...told })

  expect(await valuesOf(page, names)).toEqual(emptyValues(contactForm))
  await expect(consent).not.toBeChecked()
  await expect(submit).toBeEnabled()
  await expect(outcome).toContainText(word('en', 'forms:outcome.success.title'))
  await expect(outcome).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Escape')
  await expect(toast).toHaveCount(0)
  const words = word('en', 'forms:outcome.success.text').replace('…', contactRequest.email)
  await expect(outcome, 'the toast goes, this stays').toContainText(words)
})

test('the hidden field is out of sight and out of reach by keyboard (R-FORM-15)', async ({ page }) => {
  await open(page, '/en/contact')
  const { field } = formOf(page)
  await expect(field('subject')).not.toBeInViewport()
  await expect(field('subject')).toHaveAttribute('tabindex', '-1')
  await expect(field('subject')).toHaveAttribute('autocomplete', 'off')
})
