import type { Problem } from '../../contract/form-attributes'
import {
  consentName,
  emailPattern,
  type FieldDefinition,
  type FormValues,
  longestText,
} from '../../contract/form-definition'
import type { Problems } from './elements'

export type Checked = {
  problems: Problems
  /** A missing field comes first, then the consent (R-CHECK-2, R-CHECK-3). None for a malformed e-mail or a long text (R-CHECK-5, R-CHECK-6). */
  toast: 'required' | 'consent' | undefined
}

/**
 * A letter that shows something: no space, no control character, no half of an emoji. Not “no format character (Cf)”: some
 * of these are signs.
 */
const seen = /[^\s\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/u

/**
 * The last letter that shows, with joiners, variants and tags that change how it looks: the flag of Scotland, last letters
 * of Malayalam. They change no Latin letter, no digit and no dot, where an address or a number would be wrong with them.
 */
const lastSeen =
  /^(?:[\p{M}\p{S}\p{Extended_Pictographic}]|(?!\p{Script=Latin})\p{L})[\p{Join_Control}\p{Variation_Selector}\u{e0020}-\u{e007f}]*|^./su

/**
 * A value without invisible characters at its edges. Text that is pasted from a messenger or a document often has some.
 * From the end, letter by letter: an expression would try a run of blanks anew from each blank, and 40,000 tabs within a
 * message would stop the page for a minute.
 * @example visibleText(' \u200bRosalia\u200e') // 'Rosalia'
 */
export function visibleText(value: string): string {
  const first = value.search(seen)
  if (first < 0) return ''
  let last = value.length - 1
  while (!seen.test(String.fromCodePoint(value.codePointAt(last) ?? 0))) last -= 1
  const [end = ''] = lastSeen.exec(value.slice(last)) ?? []
  return value.slice(first, last) + end
}

/** How many letters a value may have yet; below zero, it has too many (R-CHECK-6). */
export const roomIn = (value: string): number => longestText - visibleText(value).length

function problemOf(field: FieldDefinition, value: string): Problem | undefined {
  const filled = visibleText(value)
  if (field.required && filled === '') return 'required'
  if (roomIn(filled) < 0) return 'tooLong'
  if (field.kind === 'email' && filled !== '' && !emailPattern.test(filled)) return 'email'
  return undefined
}

/** Checks what stands in a form. Nothing wrong: an empty map. */
export function validate(fields: readonly FieldDefinition[], values: FormValues): Checked {
  const problems = new Map<string, Problem>()
  for (const field of fields) {
    const problem = problemOf(field, values[field.name] ?? '')
    if (problem) problems.set(field.name, problem)
  }
  const hasConsent = Boolean(values[consentName])
  if (!hasConsent) problems.set(consentName, 'consent')

  const kinds = new Set(problems.values())
  const toast = kinds.has('required') ? 'required' : kinds.size === 1 && !hasConsent ? 'consent' : undefined
  return { problems, toast }
}
