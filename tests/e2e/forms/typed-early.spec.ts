import { phoneDevice } from '../support/devices'
import { expect, formOf, running, test } from '../support/form-test'
import { holdScripts } from '../support/slow-phone'

test.use(phoneDevice)

test('typing while code arrives loses no letter and no focus (R-FORM-13, R-SCROLL-3)', async ({ page }) => {
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
