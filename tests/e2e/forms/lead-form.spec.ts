import { leadForm } from '../../../src/forms/definition'
import { emptyValues, examplePayload, requiredNames } from '../../forms/examples'
import { expect, fill, formOf, leadRequest, open, test, valuesOf } from '../support/form-test'
import { pageOf, sectionOf } from '../support/site'
import { word } from '../support/words'

const sitePage = pageOf('evento-farmasimplex', 'it')
const { section, anchor } = sectionOf(sitePage, 'lead')
const required = requiredNames(leadForm)

test('the hero leads to the form (R-PAGE-10)', async ({ page }) => {
  await open(page, sitePage.path)
  const hero = sectionOf(sitePage, 'hero').section
  await page.getByRole('link', { name: hero.actions[0]?.label }).first().click()
  await expect(page).toHaveURL(`${sitePage.path}#${anchor}`)
  await expect(page.getByRole('heading', { name: section.heading })).toBeInViewport()
})

test('an empty form: a message beside each field, the first is focused, the toasts of the specification in order (R-CHECK-2, R-CHECK-3, R-CHECK-4)', async ({
  page,
  inbox,
}) => {
  await open(page, sitePage.path)
  const { field, submit, message, toast } = formOf(page)
  await submit.click()
  for (const name of required) await expect(message(`missing.${name}`)).toBeVisible()
  await expect(field('name')).toBeFocused()
  await expect(toast).toHaveText(['Errore Compila tutti i campi obbligatori'])
  await fill(page, { ...leadRequest, phone: ' ' }, { consent: false })
  await submit.click()
  await expect(toast).toHaveText(['Errore Compila tutti i campi obbligatori'])
  await expect(field('phone')).toBeFocused()
  await field('phone').fill(leadRequest.phone)
  await submit.click()
  await expect(toast).toHaveText(['Errore Devi accettare la Privacy Policy per continuare'])
  await field('email').fill('maria@')
  await field('privacyAccepted').check()
  await submit.click()
  await expect(message('invalid.email')).toBeVisible()
  expect(await inbox.requests()).toEqual([])
})

for (const [name, firstName, lastName] of [
  ['Maria Grazia Russo', 'Maria', 'Grazia Russo'],
  ['  Maria ', 'Maria', ''],
] as const) {
  test(`"${name}" arrives as first and last name, with interest and source of the event (R-FORM-6)`, async ({
    page,
    inbox,
  }) => {
    await open(page, sitePage.path)
    const { submit, toast, outcome, consent } = formOf(page)
    await fill(page, { ...leadRequest, name, message: '' })
    await submit.click()
    await expect(toast).toHaveText(['Richiesta inviata! Ti contatteremo al più presto. Grazie!'])
    expect(await inbox.requests()).toEqual([
      {
        form: 'event',
        payload: {
          ...examplePayload(leadForm, { ...leadRequest, message: '' }),
          firstName,
          lastName,
          interest: 'evento-farmasimplex',
          timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
          source: section.source,
        },
      },
    ])
    expect(await valuesOf(page, Object.keys(leadRequest))).toEqual(emptyValues(leadForm))
    await expect(consent).not.toBeChecked()
    await expect(outcome).toContainText(word('it', 'forms:outcome.success.title'))
  })
}
