import { payloadOf } from '../../src/browser/form/request'
import {
  type FieldDefinition,
  type FormDefinition,
  type FormValues,
  visibleFields,
} from '../../src/contract/form-definition'

const examples = {
  text: 'Russo',
  fullName: 'Maria Grazia Russo',
  email: 'maria@example.com',
  tel: '095 000 0000',
  textarea: 'I sell lemons.',
}

const exampleOf = (field: FieldDefinition): string =>
  field.kind === 'select' ? (field.options.shared[0] ?? '') : examples[field.kind]

const valuesOf = (form: FormDefinition, choose: (field: FieldDefinition) => string): FormValues =>
  Object.fromEntries(visibleFields(form).map((field) => [field.name, choose(field)]))

/** Something right in every field of a form. */
export const exampleValues = (form: FormDefinition) => valuesOf(form, exampleOf)

/** Something right in every required field; the others are empty. */
export const requiredValues = (form: FormDefinition) =>
  valuesOf(form, (field) => (field.required ? exampleOf(field) : ''))

/** The values of an empty form. */
export const emptyValues = (form: FormDefinition) => valuesOf(form, () => '')

/** Names of the fields that visitors fill, or those of the required ones. */
export const fieldNames = (form: FormDefinition): string[] => visibleFields(form).map(({ name }) => name)
export const requiredNames = (form: FormDefinition): string[] =>
  visibleFields(form).flatMap(({ name, required }) => (required ? [name] : []))

/** What a form sends from an Italian page when it is filled with values. */
export const examplePayload = (form: FormDefinition, values: FormValues = {}) =>
  payloadOf(
    form,
    { ...exampleValues(form), interest: 'ecommerce-zero', ...values },
    { language: 'it', source: 'Zagara website', now: new Date('2026-05-01T09:00:00Z') },
  )
