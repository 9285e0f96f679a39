import { phoneDevice } from '../support/devices'
import { contactRequest, expect, fill, formOf, open, running, test, valuesOf } from '../support/form-test'
import { holdScripts } from '../support/slow-phone'

test.use(phoneDevice)

test('given words, choices and ticks before any script, the script keeps them and saves a draft (R-FORM-13)', async ({
  page,
}) => {
  const release = await holdScripts(page)
  await page.goto('/en/contact', { waitUntil: 'commit' })
  await fill(page, contactRequest)
  release()
  await running(page)
  const { consent } = formOf(page)
  expect(await valuesOf(page, Object.keys(contactRequest))).toEqual(contactRequest)
  await expect(consent).toBeChecked()

  await page.goto('about:blank')
  await open(page, '/en/contact')
  expect(await valuesOf(page, Object.keys(contactRequest))).toEqual(contactRequest)
  await expect(consent).toBeChecked()
})

test('given typing while the script and the form’s code arrive, no letter is lost, and the focus stays (R-FORM-13, R-SCROLL-3)', async ({
  page,
}) => {
  const release = await holdScripts(page)
  await page.goto('/en/contact', { waitUntil: 'commit' })
  const { field } = formOf(page)
  const sentence = 'I sell lemons from Etna, and would like to sell more of them.'
  await field('message').focus()
  await page.keyboard.type(sentence.slice(0, 10))
  release()
  await page.keyboard.type(sentence.slice(10), { delay: 20 })
  await running(page)
  await expect(field('message')).toBeFocused()
  await expect(field('message')).toHaveValue(sentence)
})
