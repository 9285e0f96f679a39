import { ruleText } from '../../tests/docs/rule'
import {
  contactForm,
  type FieldDefinition,
  type FormDefinition,
  leadForm,
  optionsIn,
  visibleFields,
} from './definition'

/** A field as the rules write it: `message` (optional, 4 rows). */
function written(field: FieldDefinition): string {
  const notes = [...(field.required ? [] : ['optional']), ...(field.kind === 'textarea' ? [`${field.rows} rows`] : [])]
  return `\`${field.name}\`${notes.length > 0 ? ` (${notes.join(', ')})` : ''}`
}

const fieldsInRule = (id: string) => ruleText(id).match(/`\w+`( \([^)]*\))?/g)

function optionsOf(form: FormDefinition, name: string, language: 'en' | 'it') {
  const field = visibleFields(form).find((candidate) => candidate.name === name)
  return field?.kind === 'select' ? optionsIn(field.options, language) : undefined
}

test('the contact form has the fields that the specification names, in its order (R-FORM-1)', () => {
  expect([...visibleFields(contactForm).map(written), '`privacyAccepted`']).toEqual(fieldsInRule('R-FORM-1'))
})

test('the lead form has the fields that the specification names, in its order (R-FORM-3)', () => {
  expect([...visibleFields(leadForm).map(written), '`privacyAccepted`']).toEqual(fieldsInRule('R-FORM-3'))
})

test('the lead form asks for an e-mail address and a phone number by their types (R-CHECK-1)', () => {
  expect(visibleFields(leadForm)).toMatchObject(
    expect.arrayContaining([
      expect.objectContaining({ name: 'email', kind: 'email', required: true }),
      expect.objectContaining({ name: 'phone', kind: 'tel', required: true }),
    ]),
  )
})

test('the last interest is "other" on English pages and "altro" on Italian ones (R-FORM-2)', () => {
  const shared = [
    'ecommerce-zero',
    'ecommerce-established',
    'ecommerce-underperforming',
    'marketing-performance',
    'strategic-consulting',
    'training-support',
  ]
  expect(optionsOf(contactForm, 'interest', 'en')).toEqual([...shared, 'other'])
  expect(optionsOf(contactForm, 'interest', 'it')).toEqual([...shared, 'altro'])
})

test('the last budget is "to-evaluate" on English pages and "da-valutare" on Italian ones (R-FORM-2)', () => {
  const shared = ['5k-15k', '15k-50k', '50k-100k', '100k+']
  expect(optionsOf(contactForm, 'budget', 'en')).toEqual([...shared, 'to-evaluate'])
  expect(optionsOf(contactForm, 'budget', 'it')).toEqual([...shared, 'da-valutare'])
})
