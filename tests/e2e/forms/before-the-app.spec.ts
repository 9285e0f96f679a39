import { phoneDevice } from '../support/devices'
import { contactRequest, expect, fill, formOf, leadRequest, running, test, valuesOf } from '../support/form-test'
import { holdApp, slowDown } from '../support/slow-phone'

const names = Object.keys(contactRequest)

test.use(phoneDevice)

for (const [path, request] of [
  ['/en/contact', contactRequest],
  ['/it/evento-farmasimplex', leadRequest],
] as const) {
  /** R-FORM-13 */
  test(`${path}: what was typed, chosen and ticked before the app stands when it arrives, and is a draft then`, async ({
    page,
  }) => {
    await slowDown(page)
    const release = await holdApp(page)
    await page.goto(path, { waitUntil: 'commit' })
    await fill(page, request)
    release()
    const { form, consent } = formOf(page)
    await expect(form).toHaveAttribute('novalidate', '', { timeout: 15_000 })
    expect(await valuesOf(page, Object.keys(request))).toEqual(request)
    await expect(consent).toBeChecked()

    await page.goto('about:blank')
    await page.goto(path)
    await running(page)
    expect(await valuesOf(page, Object.keys(request))).toEqual(request)
    await expect(consent).toBeChecked()
  })
}

/** R-FORM-13, R-SCROLL-3 */
test('letters that are typed while the app arrives all arrive, and the focus stays', async ({ page }) => {
  await slowDown(page)
  const release = await holdApp(page)
  await page.goto('/en/contact', { waitUntil: 'commit' })
  const { field, form } = formOf(page)
  const sentence = 'I sell lemons from Etna, and would like to sell more of them.'
  await field('message').focus()
  await page.keyboard.type(sentence.slice(0, 10))
  release()
  await page.keyboard.type(sentence.slice(10), { delay: 60 })
  await expect(form).toHaveAttribute('novalidate', '', { timeout: 15_000 })
  await expect(field('message')).toBeFocused()
  await expect(field('message')).toHaveValue(sentence)
})

/** R-FORM-13 */
test('an older draft fills what is empty, never what was typed meanwhile', async ({ page }) => {
  await page.goto('/en/contact')
  await running(page)
  await fill(page, { ...contactRequest, firstName: 'Agata' })
  await page.goto('about:blank')
  const release = await holdApp(page)
  await page.goto('/en/contact', { waitUntil: 'commit' })
  await formOf(page).field('firstName').fill('Rosalia')
  release()
  await expect(formOf(page).form).toHaveAttribute('novalidate', '', { timeout: 15_000 })
  expect(await valuesOf(page, names)).toEqual(contactRequest)
})

/** R-FORM-13, R-FORM-2 */
test('typed before the app, then the language switched: it is there, the consent too', async ({ page }) => {
  const release = await holdApp(page)
  await page.goto('/en/contact', { waitUntil: 'commit' })
  await fill(page, { ...contactRequest, interest: 'other', budget: 'to-evaluate' })
  release()
  await expect(formOf(page).form).toHaveAttribute('novalidate', '', { timeout: 15_000 })
  await page.goto('/it/contatti')
  await running(page)
  expect(await valuesOf(page, names)).toEqual({ ...contactRequest, interest: 'altro', budget: 'da-valutare' })
  await expect(formOf(page).consent).toBeChecked()
})

/** R-FORM-13 */
test('typed, then the language switched, and the app never came: it is there all the same', async ({ page }) => {
  const release = await holdApp(page)
  await page.goto('/en/contact', { waitUntil: 'commit' })
  await fill(page, contactRequest)
  await page.goto('/it/contatti', { waitUntil: 'commit' })
  release()
  await running(page)
  expect(await valuesOf(page, names)).toEqual(contactRequest)
  await expect(formOf(page).consent).toBeChecked()
})
