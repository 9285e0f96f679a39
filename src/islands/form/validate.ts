import { emailPattern } from '../../data-model/email'
import type { FieldDefinition, FormValues } from '../../forms/definition'
import { consentName } from './constants'
import { visibleText } from './visible-text'

/** What can be wrong with a field; each has its message in locales/<language>/forms.json. */
export type Problem = 'required' | 'email' | 'consent'

/** Problem of each bad field by its name, in the order of the form. */
export type Problems = ReadonlyMap<string, Problem>

export type Verdict = {
  problems: Problems
  /** A missing field comes first, then the consent (R-CHECK-2, R-CHECK-3). None for a malformed e-mail (R-CHECK-5). */
  toast: 'required' | 'consent' | undefined
}

function problemOf(field: FieldDefinition, value: string): Problem | undefined {
  const filled = visibleText(value)
  if (field.required && filled === '') return 'required'
  if (field.kind === 'email' && filled !== '' && !emailPattern.test(filled)) return 'email'
  return undefined
}

/** Checks what stands in a form. Nothing wrong: an empty map. */
export function validate(fields: readonly FieldDefinition[], values: FormValues): Verdict {
  const problems = new Map<string, Problem>()
  for (const field of fields) {
    const problem = problemOf(field, values[field.name] ?? '')
    if (problem) problems.set(field.name, problem)
  }
  const hasConsent = Boolean(values[consentName])
  if (!hasConsent) problems.set(consentName, 'consent')

  const kinds = [...problems.values()]
  const toast = kinds.includes('required') ? 'required' : kinds.includes('email') || hasConsent ? undefined : 'consent'
  return { problems, toast }
}
