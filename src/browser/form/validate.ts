import { consentName, emailPattern, type FieldDefinition, type FormValues } from '../../contract/form-definition'

/** What can be wrong with a field; each has its message in locales/<language>/forms.json. */
export type Problem = 'required' | 'email' | 'consent'

/** Problem of each bad field by its name, in the order of the form. */
export type Problems = ReadonlyMap<string, Problem>

export type Verdict = {
  problems: Problems
  /** A missing field comes first, then the consent (R-CHECK-2, R-CHECK-3). None for a malformed e-mail (R-CHECK-5). */
  toast: 'required' | 'consent' | undefined
}

/** Spaces, format characters (zero-width space, direction marks) and letters that show nothing. */
const unseen = String.raw`[\s\p{Cf}\u034f\u115f\u1160\u2800\u3164\uffa0]+`
const atEdges = new RegExp(`^${unseen}|${unseen}$`, 'gu')

/**
 * A value without invisible characters at its edges. Text that is pasted from a messenger or a document often has some.
 * @example visibleText(' \u200bRosalia\u200e') // 'Rosalia'
 */
export const visibleText = (value: string): string => value.replace(atEdges, '')

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
