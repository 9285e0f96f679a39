import { ruleText } from '../../../tests/docs/rule'
import { emptyValues, exampleValues } from '../../../tests/forms/examples'
import { contactForm, leadForm } from '../../forms/definition'
import type { Language } from '../../i18n/languages'
import { payloadOf } from './payload'

const now = new Date('2026-11-21T08:00:00Z')
const contactPayload = (language: Language, values = exampleValues(contactForm)) =>
  payloadOf(contactForm, values, { language, source: 'Zagara website', now })
const leadPayload = (values: Record<string, string>) =>
  payloadOf(leadForm, { interest: 'evento-farmasimplex', ...values }, { language: 'it', source: 'Zagara: fair', now })

/** The names that a rule has in code: `firstName`, `language: "en"`. */
const namesInRule = (id: string) => [...ruleText(id).matchAll(/`(\w+)(?=[`:])/g)].map(([, name]) => name)

describe('the payload of the contact form', () => {
  test('has exactly the keys of the specification, in its order (R-FORM-1, R-FORM-5)', () => {
    const fields = namesInRule('R-FORM-1').filter((name) => name !== 'privacyAccepted')
    const keys = [...fields, ...namesInRule('R-FORM-5')]
    expect(Object.keys(contactPayload('en'))).toEqual(keys)
    expect(Object.keys(contactPayload('it'))).toEqual(keys.filter((name) => name !== 'language'))
  })

  test('says when and from where it is sent, and its language on English pages (R-FORM-5)', () => {
    expect(contactPayload('en')).toStrictEqual({
      ...exampleValues(contactForm),
      timestamp: '2026-11-21T08:00:00.000Z',
      source: 'Zagara website',
      language: 'en',
    })
  })

  test('has no spaces around its values, and empty texts for what was left empty (R-FORM-7)', () => {
    const values = { firstName: ' Maria ', message: '\n I sell lemons. \n', company: '  ' }
    expect(contactPayload('it', { ...exampleValues(contactForm), ...values })).toMatchObject({
      firstName: 'Maria',
      message: 'I sell lemons.',
      company: '',
    })
    expect(contactPayload('it', {})).toMatchObject(emptyValues(contactForm))
  })

  test('has nothing that the form does not ask for (R-FORM-5)', () => {
    const payload = contactPayload('it', { ...exampleValues(contactForm), subject: 'spam', privacyAccepted: 'on' })
    expect(payload).toStrictEqual(contactPayload('it'))
  })
})

describe('the payload of the lead form', () => {
  test('has exactly the keys of the specification, in its order (R-FORM-6)', () => {
    expect(Object.keys(leadPayload({}))).toEqual(namesInRule('R-FORM-6'))
  })

  test('has the interest and the source of its section, and the values without spaces around them (R-FORM-6, R-FORM-7)', () => {
    expect(leadPayload({ email: 'maria@example.com ', phone: ' 095 000 0000', message: ' ' })).toMatchObject({
      email: 'maria@example.com',
      phone: '095 000 0000',
      interest: 'evento-farmasimplex',
      message: '',
      timestamp: '2026-11-21T08:00:00.000Z',
      source: 'Zagara: fair',
    })
  })

  test.each([
    ['Maria Russo', 'Maria', 'Russo'],
    ['  Maria   Grazia  Russo ', 'Maria', 'Grazia Russo'],
    ['Maria', 'Maria', ''],
    ['Maria\u00a0Russo', 'Maria', 'Russo'],
    ['', '', ''],
    ['\u200bMaria\u200e', 'Maria', ''],
  ])('has the first word of "%s" and the rest (R-FORM-6)', (name, firstName, lastName) => {
    expect(leadPayload({ name })).toMatchObject({ firstName, lastName })
  })
})
