import { generalForm, leadForm } from './form-definitions'
import { validate } from './validate'

const { fields } = generalForm({ language: 'en', source: 'Zagara website' })
const complete = {
  firstName: 'Maria',
  lastName: 'Russo',
  email: 'maria@example.com',
  interest: 'other',
  message: 'Hello',
}
const accepted = { privacyAccepted: 'on' }
const check = (values: Record<string, string>, consent = true) => {
  const { problems, toast } = validate(fields, { ...values, ...(consent && accepted) })
  return { problems: [...problems], toast }
}

test('a complete form has nothing wrong; company and budget may be empty', () => {
  expect(check(complete)).toEqual({ problems: [], toast: undefined })
  expect(check({ ...complete, company: '', budget: '' })).toEqual({ problems: [], toast: undefined })
})

/** R-CHECK-1, R-CHECK-2 */
test.each(['firstName', 'lastName', 'email', 'interest', 'message'])(
  '%s is required, and neither spaces nor what nobody sees is an answer',
  (name) => {
    for (const value of ['', '   ', '\n\t', '\u200b', ' \u200e\u3164 ']) {
      expect(check({ ...complete, [name]: value })).toEqual({ problems: [[name, 'required']], toast: 'required' })
    }
  },
)

test('an empty form reports its fields in their order, then the consent', () => {
  expect(check({}, false).problems.map(([name]) => name)).toEqual([
    'firstName',
    'lastName',
    'email',
    'interest',
    'message',
    'privacyAccepted',
  ])
})

/** R-CHECK-2, R-CHECK-3, R-CHECK-5 */
describe('the toast', () => {
  test('speaks of missing fields first, even when the consent is missing too', () => {
    expect(check({ ...complete, message: '' }, false).toast).toBe('required')
  })

  test('speaks of the consent when only that is missing', () => {
    expect(check(complete, false)).toEqual({ problems: [['privacyAccepted', 'consent']], toast: 'consent' })
  })

  test('stays away from a malformed e-mail, which has its message beside the field', () => {
    expect(check({ ...complete, email: 'maria@' })).toEqual({ problems: [['email', 'email']], toast: undefined })
    expect(check({ ...complete, email: 'maria@' }, false).toast).toBeUndefined()
  })

  test('speaks of a missing field beside a malformed e-mail', () => {
    expect(check({ ...complete, email: 'maria@', message: '' }).toast).toBe('required')
  })
})

/** R-CHECK-5 */
describe('an e-mail address', () => {
  test.each([
    'maria@example.com',
    ' maria@example.com ',
    'm.russo+shop@mail.example.co.uk',
    "d'angelo@example.it",
    'maria@città.it',
    '\u200bmaria@example.com\u200e',
  ])('is complete: %s', (email) => {
    expect(check({ ...complete, email }).problems).toEqual([])
  })

  test.each([
    'maria',
    'maria@',
    '@example.com',
    'maria@example',
    'maria@example.',
    'maria@.com',
    'maria@example..com',
    'maria russo@example.com',
    'maria@exa mple.com',
    'maria@example.com, luca@example.com',
    'maria@@example.com',
    'maria@example.c',
    'mailto:maria@example.com',
    'Maria <maria@example.com>',
  ])('is malformed: %s', (email) => {
    expect(check({ ...complete, email }).problems).toEqual([['email', 'email']])
  })
})

/** R-CHECK-1 */
describe('the lead form', () => {
  const lead = leadForm({ interest: 'evento-farmasimplex', source: 'Zagara website' }).fields
  const filled = { name: 'Maria Russo', email: 'maria@example.com', phone: '095' }

  test('needs name, e-mail, phone and consent, in this order; the message is optional', () => {
    expect(validate(lead, { ...filled, ...accepted }).problems.size).toBe(0)
    expect([...validate(lead, {}).problems.keys()]).toEqual(['name', 'email', 'phone', 'privacyAccepted'])
    expect(validate(lead, {}).toast).toBe('required')
    expect(validate(lead, filled).toast).toBe('consent')
  })
})
