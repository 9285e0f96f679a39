import { budgets, interests } from '../../data-model/options'
import type { FormDefinition } from './form-definition'
import { generalForm, leadForm } from './form-definitions'

const general = (language: 'en' | 'it') => generalForm({ language, source: 'Zagara website' })
const lead = (interest = 'evento-farmasimplex') => leadForm({ interest, source: 'Zagara website' })

const fieldOf = (form: FormDefinition, name: string) => form.fields.find((field) => field.name === name)
const shared = [
  'ecommerce-zero',
  'ecommerce-established',
  'ecommerce-underperforming',
  'marketing-performance',
  'strategic-consulting',
  'training-support',
]
const ranges = ['5k-15k', '15k-50k', '50k-100k', '100k+']

/** R-FORM-1 */
test('the general form asks for the fields of the specification; company and budget are optional', () => {
  expect(general('en').fields.map(({ name, required }) => `${name}${required ? '' : '?'}`)).toEqual([
    'firstName',
    'lastName',
    'email',
    'company?',
    'interest',
    'budget?',
    'message',
  ])
})

/** R-FORM-1, R-FORM-3 */
test('its message has 6 rows, that of the lead form 4', () => {
  expect(fieldOf(general('en'), 'message')?.rows).toBe(6)
  expect(fieldOf(lead(), 'message')?.rows).toBe(4)
})

/** R-FORM-2 */
test('the last interest is "other" in English and "altro" in Italian', () => {
  expect(fieldOf(general('en'), 'interest')?.options).toEqual([...shared, 'other'])
  expect(fieldOf(general('it'), 'interest')?.options).toEqual([...shared, 'altro'])
})

/** R-FORM-2 */
test('the last budget is "to-evaluate" in English and "da-valutare" in Italian', () => {
  expect(fieldOf(general('en'), 'budget')?.options).toEqual([...ranges, 'to-evaluate'])
  expect(fieldOf(general('it'), 'budget')?.options).toEqual([...ranges, 'da-valutare'])
})

test('every option is one that the payload may carry', () => {
  for (const language of ['en', 'it'] as const) {
    expect(interests).toEqual(expect.arrayContaining([...(fieldOf(general(language), 'interest')?.options ?? [])]))
    expect(budgets).toEqual(expect.arrayContaining([...(fieldOf(general(language), 'budget')?.options ?? [])]))
  }
})

/** R-FORM-3 */
test('the lead form asks for name, e-mail and phone; the message is optional', () => {
  const { fields } = lead()
  expect(fields.map(({ name, kind, required }) => [name, kind, required])).toEqual([
    ['name', 'text', true],
    ['email', 'email', true],
    ['phone', 'tel', true],
    ['message', 'textarea', false],
  ])
})

test('each form keeps its own draft', () => {
  const ids = [general('en').id, lead().id, lead('another-event').id]
  expect(new Set(ids).size).toBe(3)
})

test('what is typed in one language is kept for the other', () => {
  expect(general('it').id).toBe(general('en').id)
})
