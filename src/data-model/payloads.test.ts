import { contactPayload, leadPayload } from './payloads'

const contact = {
  firstName: 'Maria',
  lastName: 'Russo',
  email: 'maria@example.com',
  company: '',
  interest: 'ecommerce-zero',
  budget: '',
  message: 'I sell lemons.',
  timestamp: '2026-11-21T08:00:00.000Z',
  source: 'Zagara website',
}
const lead = {
  firstName: 'Maria',
  lastName: '',
  email: 'maria@example.com',
  phone: '+39 095 000 0000',
  interest: 'evento-farmasimplex',
  message: '',
  timestamp: '2026-11-21T08:00:00.000Z',
  source: 'Zagara website, Farmasimplex event',
}

const accepts = (payload: object) => contactPayload.safeParse(payload).success
const acceptsLead = (payload: object) => leadPayload.safeParse(payload).success

/** R-FORM-2, R-FORM-5, R-FORM-7 */
describe('the general form', () => {
  test('sends these fields, with the optional ones as empty texts', () => {
    expect(accepts(contact)).toBe(true)
    expect(accepts({ ...contact, company: 'Agrumi', budget: '100k+' })).toBe(true)
  })

  test('sends its language from the English page, and only "en"', () => {
    expect(accepts({ ...contact, language: 'en' })).toBe(true)
    expect(accepts({ ...contact, language: 'it' })).toBe(false)
  })

  test.each(['firstName', 'lastName', 'email', 'company', 'interest', 'budget', 'message', 'timestamp', 'source'])(
    'never leaves out %s',
    (field) => {
      expect(accepts(Object.fromEntries(Object.entries(contact).filter(([name]) => name !== field)))).toBe(false)
    },
  )

  test.each(['privacyAccepted', 'phone', 'subject'])('never sends %s', (field) => {
    expect(accepts({ ...contact, [field]: 'true' })).toBe(false)
  })

  test.each(['firstName', 'lastName', 'message'])('never sends an empty %s', (field) => {
    expect(accepts({ ...contact, [field]: '  ' })).toBe(false)
  })

  test.each([
    'ecommerce-zero',
    'ecommerce-established',
    'ecommerce-underperforming',
    'marketing-performance',
    'strategic-consulting',
    'training-support',
    'other',
    'altro',
  ])('knows the interest %s', (interest) => {
    expect(accepts({ ...contact, interest })).toBe(true)
  })

  test.each(['5k-15k', '15k-50k', '50k-100k', '100k+', 'to-evaluate', 'da-valutare'])(
    'knows the budget %s',
    (budget) => {
      expect(accepts({ ...contact, budget })).toBe(true)
    },
  )

  test('knows no other interest or budget', () => {
    expect(accepts({ ...contact, interest: 'evento-farmasimplex' })).toBe(false)
    expect(accepts({ ...contact, interest: '' })).toBe(false)
    expect(accepts({ ...contact, budget: '1M' })).toBe(false)
  })

  test('sends an ISO date-time', () => {
    expect(accepts({ ...contact, timestamp: '21/11/2026' })).toBe(false)
  })
})

/** R-FORM-6 */
describe('the lead form', () => {
  test('sends these fields; a single name has no last name, and the message is optional', () => {
    expect(acceptsLead(lead)).toBe(true)
    expect(acceptsLead({ ...lead, lastName: 'Russo', message: 'Call me.' })).toBe(true)
  })

  test.each(Object.keys(lead))('never leaves out %s', (field) => {
    expect(acceptsLead(Object.fromEntries(Object.entries(lead).filter(([name]) => name !== field)))).toBe(false)
  })

  test.each(['language', 'name', 'privacyAccepted', 'company'])('never sends %s', (field) => {
    expect(acceptsLead({ ...lead, [field]: 'en' })).toBe(false)
  })
})
