import type { Problem } from '../../contract/form-attributes'
import { consentName, emailPattern, type FieldDefinition, type FormValues } from '../../contract/form-definition'
import type { Problems } from '../form-elements'

/** Blanks, and signs without a width that come along when a text is pasted from a messenger or a document. */
const unseen = /[\s\p{Cc}\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069]/u

/**
 * A value without invisible characters at its edges. Letter by letter: an expression for the end would try a run of blanks
 * anew from each blank, and 40,000 tabs within a message would stop the page for a minute.
 * @example visibleText(' \u200bRosalia\u200e') // 'Rosalia'
 */
export function visibleText(value: string): string {
  let [start, end] = [0, value.length]
  while (start < end && unseen.test(value.charAt(start))) start += 1
  while (start < end && unseen.test(value.charAt(end - 1))) end -= 1
  return value.slice(start, end)
}

function problemOf(field: FieldDefinition, value: string): Problem | undefined {
  const filled = visibleText(value)
  if (field.required && filled === '') return 'required'
  if (field.kind === 'email' && filled !== '' && !emailPattern.test(filled)) return 'email'
  return undefined
}

type Checked = { problems: Problems; toast: 'required' | 'consent' | undefined }

/** Checks what stands in a form. Nothing wrong: an empty map. */
export function validate(fields: readonly FieldDefinition[], values: FormValues): Checked {
  const problems = new Map<string, Problem>()
  for (const field of fields) {
    const problem = problemOf(field, values[field.name] ?? '')
    if (problem) problems.set(field.name, problem)
  }
  const hasConsent = Boolean(values[consentName])
  if (!hasConsent) problems.set(consentName, 'consent')

  // A missing field comes first, then the consent (R-CHECK-2). None for a malformed e-mail (R-CHECK-5).
  const found = new Set(problems.values())
  const toast = found.has('required') ? 'required' : found.size === 1 && !hasConsent ? 'consent' : undefined
  return { problems, toast }
}
