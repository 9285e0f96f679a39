import { phoneDevice } from '../support/devices'
import { contactRequest, expect, fill, formOf, leadRequest, open, running, test, valuesOf } from '../support/form-test'
import { sampled } from '../support/site'
import { holdScripts } from '../support/slow-phone'

const names = Object.keys(contactRequest)

test.use(phoneDevice)

for (const [path, request] of sampled(
  [
    ['/en/contact', contactRequest],
    ['/it/evento-farmasimplex', leadRequest],
  ] as const,
  1,
)) {
  test(`${path}: given words, choices and ticks before any script, the script keeps them and saves a draft (R-FORM-13)`, async ({
    page,
  }) => {
    const release = await holdScripts(page)
    await page.goto(path, { waitUntil: 'commit' })
    await fill(page, request)
    release()
    await running(page)
    const { consent } = formOf(page)
    expect(await valuesOf(page, Object.keys(request))).toEqual(request)
    await expect(consent).toBeChecked()

    await page.goto('about:blank')
    await open(page, path)
    expect(await valuesOf(page, Object.keys(request))).toEqual(request)
    await expect(consent).toBeChecked()
  })
}

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

test('given an older draft, the words typed in the field with the focus replace it; the draft fills the others (R-FORM-13)', async ({
  page,
}) => {
  await open(page, '/en/contact')
  await fill(page, { ...contactRequest, firstName: 'Agata' })
  await page.goto('about:blank')
  const release = await holdScripts(page)
  await page.goto('/en/contact', { waitUntil: 'commit' })
  await formOf(page).field('firstName').fill('Rosalia')
  release()
  await running(page)
  await expect.poll(() => valuesOf(page, names)).toEqual(contactRequest)
  // At once: the browser may end before the page is left.
  expect(await page.evaluate(() => sessionStorage.getItem('draft:contact'))).toContain('Rosalia')
})
