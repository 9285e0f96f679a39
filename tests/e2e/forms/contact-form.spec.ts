import { contactForm } from '../../../src/forms/definition'
import { emptyValues, requiredNames } from '../../forms/examples'
import { contactRequest, expect, fill, formOf, open, test, valuesOf } from '../support/form-test'
import { pageOf, sampled, site } from '../support/site'
import { word } from '../support/words'

const required = requiredNames(contactForm)
const names = Object.keys(contactRequest)
const iso = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/

for (const language of sampled(['it', 'en'] as const, 1)) {
  const { path } = pageOf('contact', language)

  test.describe(path, () => {
    test('given missing or malformed fields, each shows its message, the first is focused, nothing is sent (R-CHECK-2, R-CHECK-3, R-CHECK-4, R-CHECK-5)', async ({
      page,
      inbox,
    }) => {
      await open(page, path)
      const { field, submit, message, toast, consent } = formOf(page)
      await submit.click()
      for (const name of required) {
        await expect(message(`missing.${name}`)).toBeVisible()
        await expect(field(name)).toHaveAttribute('aria-invalid', 'true')
        await expect(field(name)).toHaveAccessibleDescription(word(language, `forms:missing.${name}`))
      }
      await expect(message('invalid.consent')).toBeVisible()
      await expect(field('firstName')).toBeFocused()
      const error = word(language, 'forms:error')
      await expect(toast).toHaveText([`${error} ${word(language, 'forms:toast.required')}`])

      await fill(page, { ...contactRequest, firstName: '   ' }, { consent: false })
      await submit.click()
      await expect(message('missing.firstName'), 'spaces count as empty').toBeVisible()
      await expect(message('missing.lastName')).toHaveCount(0)
      await expect(toast).toHaveText([`${error} ${word(language, 'forms:toast.required')}`])

      await field('firstName').fill('Rosalia')
      await expect(message('missing.firstName')).toHaveCount(0)
      await submit.click()
      await expect(toast, 'then the consent').toHaveText([`${error} ${word(language, 'forms:toast.consent')}`])
      await expect(consent).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(toast).toHaveCount(0)

      await consent.check()
      for (const email of ['rosalia@example', 'mailto:rosalia@example.org']) {
        await field('email').fill(email)
        await expect(message('invalid.email')).toHaveCount(0)
        await submit.click()
        await expect(message('invalid.email'), email).toBeVisible()
        await expect(field('email')).toBeFocused()
      }
      await expect(toast, 'a malformed address has no toast').toHaveCount(0)
      expect(await inbox.requests()).toEqual([])
    })

    test('a request arrives unchanged, the fields are cleared, and the outcome stays (R-FORM-5, R-FORM-9, R-FORM-11)', async ({
      page,
      inbox,
    }) => {
      await open(page, path)
      const { submit, consent, toast, outcome } = formOf(page)
      await fill(page, { ...contactRequest, firstName: '  Rosalia ' })
      const before = Date.now()
      await submit.click()
      await expect(toast).toHaveText([
        `${word(language, 'forms:success.title')} ${word(language, 'forms:success.text')}`,
      ])
      const [request, ...others] = await inbox.requests()
      expect(others).toEqual([])
      expect(request).toEqual({
        form: 'contact',
        payload: {
          ...contactRequest,
          timestamp: expect.stringMatching(iso),
          source: site.contactSource,
          ...(language === 'en' && { language: 'en' }),
        },
      })
      const time = Date.parse(String(request?.payload.timestamp))
      expect(time).toBeGreaterThanOrEqual(before)
      expect(time).toBeLessThanOrEqual(Date.now())

      expect(await valuesOf(page, names)).toEqual(emptyValues(contactForm))
      await expect(consent).not.toBeChecked()
      await expect(submit).toBeEnabled()
      await expect(outcome).toContainText(word(language, 'forms:outcome.success.title'))
      await page.keyboard.press('Escape')
      await expect(toast).toHaveCount(0)
      await expect(outcome, 'the toast goes, this stays').toContainText(word(language, 'forms:outcome.success.text'))
    })
  })
}

test('given a filled hidden field, nothing is sent and a failure is shown; the words stay, and the next try arrives (R-FORM-15)', async ({
  page,
  inbox,
  watch,
}) => {
  watch.allow(/The request could not be sent/)
  await open(page, '/en/contact')
  const { field, submit, toast, outcome, consent } = formOf(page)
  await expect(field('subject')).not.toBeInViewport()
  await expect(field('subject')).toHaveAttribute('tabindex', '-1')
  await expect(field('subject')).toHaveAttribute('autocomplete', 'off')
  await fill(page, contactRequest)
  await field('subject').evaluate(
    (input) => input instanceof HTMLInputElement && Object.assign(input, { value: 'Cheap links' }),
  )
  await submit.click()
  await expect(toast).toHaveText([`${word('en', 'forms:error')} ${word('en', 'forms:toast.failure')}`])
  await expect(outcome).toContainText(word('en', 'forms:outcome.refused.title'))
  expect(await valuesOf(page, names)).toEqual(contactRequest)
  await expect(consent).toBeChecked()
  expect(await inbox.requests()).toEqual([])
  await submit.click()
  await expect(outcome).toContainText(word('en', 'forms:outcome.success.title'))
  expect(await inbox.requests()).toHaveLength(1)
})

test('given a second click or Enter after the success, nothing is sent and shown; words typed then are sent (R-FORM-4, R-FORM-9)', async ({
  page,
  inbox,
}) => {
  await open(page, '/en/contact')
  const { field, submit, message, toast, outcome } = formOf(page)
  await fill(page, contactRequest)
  await submit.click()
  await expect(outcome).toContainText(word('en', 'forms:outcome.success.title'))
  await submit.click()
  await submit.press('Enter')
  await expect(toast).toHaveText([`${word('en', 'forms:success.title')} ${word('en', 'forms:success.text')}`])
  await expect(outcome).toContainText(word('en', 'forms:outcome.success.title'))
  await expect(message('missing.firstName')).toHaveCount(0)
  expect(await inbox.requests()).toHaveLength(1)

  await field('message').fill('One more thing.')
  await submit.click()
  await expect(message('missing.firstName'), 'a new request is checked like every other').toBeVisible()
  await fill(page, contactRequest)
  await submit.click()
  await expect.poll(() => inbox.requests()).toHaveLength(2)
})
