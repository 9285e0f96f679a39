import { emptyValues, examplePayload, requiredNames, requiredValues } from '../../tests/forms/examples'
import { contactForm, leadForm } from './definition'
import { payloads } from './payloads'

const contact = examplePayload(contactForm)
const lead = examplePayload(leadForm)

const accepts = (payload: object) => payloads.contact.safeParse(payload).success
const acceptsLead = (payload: object) => payloads.event.safeParse(payload).success
const without = (payload: object, field: string) =>
  Object.fromEntries(Object.entries(payload).filter(([name]) => name !== field))

describe('the contact form (R-FORM-2, R-FORM-5, R-FORM-7)', () => {
  test('sends its fields, and the optional ones as empty texts', () => {
    expect(accepts(contact)).toBe(true)
    expect(accepts(examplePayload(contactForm, requiredValues(contactForm)))).toBe(true)
    expect(accepts(examplePayload(contactForm, emptyValues(contactForm)))).toBe(false)
  })

  test('sends its language from the English page, and only "en"', () => {
    expect(accepts({ ...contact, language: 'en' })).toBe(true)
    expect(accepts({ ...contact, language: 'it' })).toBe(false)
  })

  test.each(Object.keys(contact))('never leaves out %s', (field) => {
    expect(accepts(without(contact, field))).toBe(false)
  })

  test.each(['privacyAccepted', 'subject', 'name'])('never sends %s', (field) => {
    expect(accepts({ ...contact, [field]: 'true' })).toBe(false)
  })

  test.each(requiredNames(contactForm))('never sends an empty %s', (field) => {
    expect(accepts({ ...contact, [field]: '  ' })).toBe(false)
  })

  test('never sends a malformed e-mail address', () => {
    expect(accepts({ ...contact, email: 'maria' })).toBe(false)
  })

  test('knows no other interest or budget', () => {
    expect(accepts({ ...contact, interest: 'evento-farmasimplex' })).toBe(false)
    expect(accepts({ ...contact, interest: '' })).toBe(false)
    expect(accepts({ ...contact, budget: '1M' })).toBe(false)
  })

  test('sends an ISO date-time', () => {
    expect(accepts({ ...contact, timestamp: '21/11/2026' })).toBe(false)
  })
})

describe('the lead form (R-FORM-6)', () => {
  test('sends its fields; a single name has no last name, and the message is optional', () => {
    expect(acceptsLead(lead)).toBe(true)
    expect(acceptsLead({ ...lead, lastName: '', message: '' })).toBe(true)
    expect(acceptsLead({ ...lead, firstName: '' })).toBe(false)
    expect(acceptsLead({ ...lead, phone: '' })).toBe(false)
  })
})
