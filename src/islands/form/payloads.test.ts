import { contactPayload, leadPayload } from '../../data-model/payloads'
import { splitName, toContactPayload, toLeadPayload } from './payloads'

const now = new Date('2026-11-21T08:00:00Z')
const typed = {
  firstName: ' Maria ',
  lastName: 'Russo\n',
  email: ' maria@example.com',
  company: '  Agrumi srl ',
  interest: 'ecommerce-zero',
  budget: '5k-15k',
  message: '\n I sell lemons. \n',
}

/** R-FORM-5, R-FORM-7 */
describe('the payload of the general form', () => {
  const english = toContactPayload(typed, { language: 'en', source: 'Zagara website', now })
  const italian = toContactPayload(typed, { language: 'it', source: 'Zagara website', now })

  test('has exactly the fields of the specification, trimmed, from the English page with its language', () => {
    expect(english).toStrictEqual({
      firstName: 'Maria',
      lastName: 'Russo',
      email: 'maria@example.com',
      company: 'Agrumi srl',
      interest: 'ecommerce-zero',
      budget: '5k-15k',
      message: 'I sell lemons.',
      timestamp: '2026-11-21T08:00:00.000Z',
      source: 'Zagara website',
      language: 'en',
    })
  })

  test('has no language from the Italian page', () => {
    const { language: _language, ...rest } = english
    expect(italian).toStrictEqual(rest)
  })

  test('sends optional fields that were left empty as empty texts', () => {
    const { company: _company, budget: _budget, ...required } = typed
    expect(toContactPayload(required, { language: 'it', source: 'x', now })).toMatchObject({ company: '', budget: '' })
  })

  test('adds nothing that was not asked for', () => {
    const payload = toContactPayload(
      { ...typed, subject: 'spam', privacyAccepted: 'true' },
      { language: 'it', source: 'x', now },
    )
    expect(payload).not.toHaveProperty('subject')
    expect(payload).not.toHaveProperty('privacyAccepted')
  })

  test('is what the inbox accepts', () => {
    expect(contactPayload.safeParse(english).success).toBe(true)
    expect(contactPayload.safeParse(italian).success).toBe(true)
  })
})

/** R-FORM-6 */
describe('a full name', () => {
  test.each([
    ['Maria Russo', 'Maria', 'Russo'],
    ['  Maria   Grazia  Russo ', 'Maria', 'Grazia Russo'],
    ['Maria', 'Maria', ''],
    ['Maria\u00a0Russo', 'Maria', 'Russo'],
    ['', '', ''],
    ['\u200bMaria\u200e', 'Maria', ''],
  ])('"%s" is the first word and the rest', (name, firstName, lastName) => {
    expect(splitName(name)).toStrictEqual({ firstName, lastName })
  })
})

/** R-FORM-6, R-FORM-7 */
describe('the payload of the lead form', () => {
  const values = { name: ' Maria Grazia Russo ', email: 'maria@example.com ', phone: ' 095 000 0000', message: ' ' }
  const payload = toLeadPayload(values, { interest: 'evento-farmasimplex', source: 'Zagara: evento Farmasimplex', now })

  test('has exactly the fields of the specification', () => {
    expect(payload).toStrictEqual({
      firstName: 'Maria',
      lastName: 'Grazia Russo',
      email: 'maria@example.com',
      phone: '095 000 0000',
      interest: 'evento-farmasimplex',
      message: '',
      timestamp: '2026-11-21T08:00:00.000Z',
      source: 'Zagara: evento Farmasimplex',
    })
  })

  test('is what the inbox accepts', () => {
    expect(leadPayload.safeParse(payload).success).toBe(true)
  })
})
