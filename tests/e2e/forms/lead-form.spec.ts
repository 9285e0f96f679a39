import { leadForm } from '../../../src/forms/definition'
import { emptyValues, examplePayload } from '../../forms/examples'
import { expect, fill, formOf, leadRequest, open, test, valuesOf } from '../support/form-test'
import { pageOf, sectionOf } from '../support/site'
import { word } from '../support/words'

const sitePage = pageOf('evento-farmasimplex', 'it')
const { section } = sectionOf(sitePage, 'lead')

test('a request arrives with first and last name, interest and source of the event (R-FORM-6)', async ({
  page,
  inbox,
}) => {
  await open(page, sitePage.path)
  const { submit, toast, outcome, consent } = formOf(page)
  await fill(page, { ...leadRequest, message: '' })
  await submit.click()
  await expect(toast).toHaveText(['Richiesta inviata! Ti contatteremo al più presto. Grazie!'])
  expect(await inbox.requests()).toEqual([
    {
      form: 'event',
      payload: {
        ...examplePayload(leadForm, { ...leadRequest, message: '' }),
        firstName: 'Maria',
        lastName: 'Grazia Russo',
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
