import { emailPattern } from '../data-model/email'
import type { FieldDefinition, FormValues } from './form-definition'

/** What can be wrong with a field; each has its message in locales/<language>/forms.json. */
export type FieldProblem = 'required' | 'email'
/** Name under which the checkbox of consent is reported and drawn (specification, section 3). */
export const consentName = 'privacyAccepted'

export type Verdict = {
  /** Problem of each bad field, in the order of the form. */
  problems: ReadonlyMap<string, FieldProblem | 'consent'>
  /** The toast of section 5, in its order: a missing field first, then the consent. None for a malformed e-mail. */
  toast: 'required' | 'consent' | undefined
}

function problemOf(field: FieldDefinition, value: string): FieldProblem | undefined {
  const filled = value.trim()
  if (field.required && filled === '') return 'required'
  if (field.kind === 'email' && filled !== '' && !emailPattern.test(filled)) return 'email'
  return undefined
}

/** Checks a form as sections 5 of the specification and point 8 of the product say. Nothing wrong: an empty map. */
export function validate(fields: readonly FieldDefinition[], values: FormValues, consent: boolean): Verdict {
  const problems = new Map<string, FieldProblem | 'consent'>()
  for (const field of fields) {
    const problem = problemOf(field, values[field.name] ?? '')
    if (problem) problems.set(field.name, problem)
  }
  if (!consent) problems.set(consentName, 'consent')

  const kinds = [...problems.values()]
  const toast = kinds.includes('required') ? 'required' : kinds.includes('email') || consent ? undefined : 'consent'
  return { problems, toast }
}
