import { contactRequest, expect, failedRequest, fill, formOf, open, test } from '../support/form-test'
import { listen } from '../support/spoken'
import { word } from '../support/words'

test('a failed submit by keyboard leaves the focus where it was (R-FORM-10)', async ({ page, inbox, watch }) => {
  watch.allow(...failedRequest)
  await inbox.behave('fail')
  await open(page, '/en/contact')
  await fill(page, contactRequest)
  const { submit, outcome, field } = formOf(page)
  await submit.focus()
  await page.keyboard.press('Enter')
  await expect(outcome).toContainText(word('en', 'forms:outcome.refused.title'))
  await expect(submit).toBeFocused()
  await field('email').focus()
  await page.keyboard.press('Enter')
  await expect(outcome).toContainText(word('en', 'forms:outcome.refused.title'))
  await expect(field('email')).toBeFocused()
})

test('a failure is spoken once (R-FORM-11)', async ({ page, inbox, watch }) => {
  watch.allow(...failedRequest)
  await inbox.behave('fail')
  const spoken = await listen(page)
  await open(page, '/it/contatti')
  await fill(page, contactRequest)
  await formOf(page).submit.click()
  await expect(formOf(page).outcome).toContainText(word('it', 'forms:outcome.refused.title'))
  const label = word('it', 'notices.results')
  await expect.poll(spoken).toEqual([`${label} ${word('it', 'forms:error')} ${word('it', 'forms:toast.failure')}`])
})
