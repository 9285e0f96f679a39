import { requiredNames, requiredValues } from '../../../tests/forms/examples'
import { contactForm, forms, visibleFields, webhooks } from '../../contract/form-definition'
import { payloadOf } from './request'
import { validate, visibleText } from './validate'

const fields = visibleFields(contactForm)
const complete = requiredValues(contactForm)
const accepted = { privacyAccepted: 'on' }
const check = (values: Record<string, string>, consent = true) => {
  const { problems, toast } = validate(fields, { ...values, ...(consent && accepted) })
  return { problems: [...problems], toast }
}

test('a form whose optional fields are empty has nothing wrong', () => {
  expect(complete).toMatchObject({ company: '', budget: '' })
  expect(check(complete)).toEqual({ problems: [], toast: undefined })
})

test.each(requiredNames(contactForm))(
  '%s is required, and neither spaces nor invisible characters are an answer (R-CHECK-1, R-CHECK-2)',
  (name) => {
    for (const value of ['', '   ', '\n\t', '\u200b', ' \u200e\t ']) {
      expect(check({ ...complete, [name]: value })).toEqual({ problems: [[name, 'required']], toast: 'required' })
    }
  },
)

test('an empty form reports its fields in their order, then the consent', () => {
  expect(check({}, false).problems.map(([name]) => name)).toEqual([...requiredNames(contactForm), 'privacyAccepted'])
})

describe('the toast (R-CHECK-2, R-CHECK-5)', () => {
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

describe('an e-mail address (R-CHECK-5)', () => {
  test.each(
    [
      "maria@example.com| maria@example.com |m.russo+shop@mail.example.co.uk|d'angelo@example.it|maria@città.it",
      'maria@xn--citt-0na.it|maria@почта.xn--p1ai|maria@my-shop.example|\u200bmaria@example.com\u200e',
    ].flatMap((line) => line.split('|')),
  )('is complete: %s', (email) => {
    expect(check({ ...complete, email }).problems).toEqual([])
  })

  test.each(
    [
      'maria|maria@|@example.com|maria@example|maria@example.|maria@.com|maria@example..com|maria russo@example.com',
      'maria@exa mple.com|maria@example.com, luca@example.com|maria@@example.com|maria@example.c',
      'mailto:maria@example.com|Maria <maria@example.com>|“maria@example.com”|maria@example.xn--it-02t',
      'ma\u200bria@example.com|maria@\u202eexample.com|maria@example.com/|maria@example.com?subject=shop',
      'maria..russo@example.com|.maria@example.com|maria@-example.com',
    ].flatMap((line) => line.split('|')),
  )('is malformed: %s', (email) => {
    expect(check({ ...complete, email }).problems).toEqual([['email', 'email']])
  })
})

test.each([
  ['spaces', ' \t\n\u00a0Rosalia\u3000 '],
  ['a zero-width space', '\u200bRosalia\u200b'],
  ['marks of direction', '\u200eRosalia\u200f'],
  ['embeddings of direction, as phone numbers carry them', '\u202aRosalia\u202c'],
  ['a byte order mark', '\ufeffRosalia'],
  ['control characters', '\0Rosalia\u0085\b'],
  ['several of them', ' \u200b\u202a \u2060Rosalia\u202c\u200e '],
])('invisible characters at the ends of a value are removed: %s (R-FORM-7)', (_what, value) => {
  expect(visibleText(value)).toBe('Rosalia')
  expect(visibleText(value.replace('Rosalia', ''))).toBe('')
})

test.each([
  '👩\u200d🍳',
  'Maria  Grazia',
  '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}',
  '❤\ufe0f',
  'അവന്\u200d',
])('what can be seen stays whole: %s (R-FORM-7)', (value) => {
  for (const around of ['', ' ', '\u200b\n']) expect(visibleText(`${around}${value}${around}`)).toBe(value)
})

const runs = [...' \t\u200b\u200dx0@.-', '\ud83c', 'a ', 'a.']

/** Lets Jest end a test that is over its limit: it cannot do so within a function of ours. */
const breathe = () => new Promise((resolve) => setTimeout(resolve))

// Work that grows with the square of these letters takes minutes for one of the runs, and all of them take a second.
test.each(runs)(
  'a form answers to 100,000 of %j, at the edges of its words and within them (R-FORM-7)',
  async (letters) => {
    const run = letters.repeat(100_000 / letters.length)
    for (const webhook of webhooks)
      for (const value of [run, `${run}x`, `x${run}`, `x${run}x`, `x@${run}`, `x@${run}x`, `x@x${run}x.`]) {
        const values = Object.fromEntries(visibleFields(forms[webhook]).map(({ name }) => [name, value]))
        expect(validate(visibleFields(forms[webhook]), values).problems.size).toBeGreaterThan(0)
        payloadOf(forms[webhook], values, { language: 'en', source: 'Site', now: new Date() })
        await breathe()
      }
  },
  30_000,
)
