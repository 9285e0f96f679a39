import { contactRequest, expect, fill, formOf, open, running, test, valuesOf } from '../support/form-test'
import { pageOf, sampled } from '../support/site'
import { follow } from '../support/test'
import { word } from '../support/words'

const names = Object.keys(contactRequest)

test('a form keeps its words and ticks after a reload, after leaving and coming back, and in the other language (R-FORM-13)', async ({
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

const refusals: [what: string, refuse: () => void][] = [
  [
    'may not use storage',
    () => {
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError')
        },
      })
    },
  ],
  [
    'has no room left in its storage',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    },
  ],
  ['has no storage at all', () => void Object.defineProperty(window, 'sessionStorage', { get: () => null })],
]

for (const [what, refuse] of sampled(refusals, 1)) {
  test(`given a page that ${what}, the form works (R-FORM-13)`, async ({ page, inbox }) => {
    await page.addInitScript(refuse)
    await open(page, '/en/contact')
    await fill(page, contactRequest)
    await formOf(page).submit.click()
    await expect(formOf(page).toast).toContainText([word('en', 'forms:success.title')])
    expect(await inbox.requests()).toHaveLength(1)
  })
}

test('given a form continued in the other language, it shows the latest words in both, whatever the browser restores (R-FORM-13)', async ({
  page,
}) => {
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

test('given a program that fills a field without an event, its letters are sent, and survive a reload (R-BASE-2, R-FORM-13)', async ({
  page,
  inbox,
}) => {
  await open(page, '/en/contact')
  await fill(page, contactRequest)
  const corrected = 'Two lines, corrected.'
  const correct = () =>
    formOf(page)
      .field('message')
      .evaluate((control, text) => {
        if (control instanceof HTMLTextAreaElement) control.value = text
      }, corrected)
  await correct()
  await page.reload()
  await running(page)
  await expect(formOf(page).field('message')).toHaveValue(corrected)
  await fill(page, { message: 'Two lines.' })
  await correct()
  await formOf(page).submit.click()
  await expect(formOf(page).outcome).toBeVisible()
  expect((await inbox.requests()).map(({ payload }) => payload.message)).toEqual([corrected])
})
