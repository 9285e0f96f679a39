import { z } from 'zod'

import { kindOf } from '../src/data-model/kinds'
import type { Language } from '../src/i18n/languages'

type Rule = { pattern: string; message: readonly [en: string, it: string] }

/** Copy names figures, and spells no number itself (R-FIGURE-1). */
const copy: Rule = {
  pattern: '^(?:[^\\d{}]|\\{\\{[a-z0-9]+(?:-[a-z0-9]+)*\\}\\}|\\{[a-z]+\\}|B2[BC])*$',
  message: [
    'must spell no number: put it into the figures and write {{figure-id}}, small letters, no spaces',
    'non deve avere cifre: metti il numero tra i Numeri e scrivi {{id-del-numero}}, minuscolo e senza spazi',
  ],
}

const address: Rule = {
  pattern: '^https?://\\S+$',
  message: [
    'must be a full address that starts with https://',
    'deve essere un indirizzo completo che comincia con https://',
  ],
}

/** What a pattern of the models asks for, by the beginning of its English message. */
const italianMessages: readonly (readonly [start: string, italian: string])[] = [
  ['must be lower-case words', 'deve essere di parole minuscole unite da trattini, per esempio «from-zero»'],
  ['must be a path', 'deve essere un percorso che comincia con una barra e non finisce con una barra'],
  ['must be an international', 'deve essere un numero internazionale, per esempio «+39 095 000 0000»'],
  ['must be an e-mail', 'deve essere un indirizzo e-mail'],
  ['must be a year and a month', 'deve essere un anno e un mese, per esempio «2025-03»'],
  ['must be a month', 'deve essere un mese, per esempio «2016-11»'],
  ['must be a time', 'deve essere un’ora, per esempio «08:30»'],
]

/** The models' own message about a text that has not the form they want. */
function messageOf(schema: z.core.$ZodType): Rule['message'] {
  const issue = z.safeParse(schema, '\u0000').error?.issues.find(({ code }) => code === 'invalid_format')
  const english = issue?.message ?? ''
  return [english, italianMessages.find(([start]) => english.startsWith(start))?.[1] ?? english]
}

const numbers = z.object({
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  exclusiveMinimum: z.number().optional(),
  exclusiveMaximum: z.number().optional(),
  multipleOf: z.number().optional(),
  minItems: z.number().optional(),
  maxItems: z.number().optional(),
  maxLength: z.number().optional(),
  pattern: z.string().optional(),
  format: z.string().optional(),
  type: z.string().optional(),
})

const known = new WeakMap<z.core.$ZodType, z.infer<typeof numbers>>()

/** A schema's limits, as JSON Schema says them. Most schemas stand in many places. */
function limitsOf(schema: z.core.$ZodType) {
  const limits = known.get(schema) ?? numbers.parse(z.toJSONSchema(schema, { io: 'input' }))
  known.set(schema, limits)
  return limits
}

/** The form that a text must have: one pattern and what to say of a text that it refuses. */
export function patternOf(schema: z.core.$ZodType, language: Language): [string, string] | undefined {
  const { maxLength, pattern, format } = limitsOf(schema)
  const rules: Rule[] = []
  if (kindOf(schema) === 'text') rules.push(copy)
  if (pattern !== undefined) rules.push({ pattern, message: messageOf(schema) })
  else if (format === 'uri') rules.push(address)
  if (maxLength !== undefined) {
    const message = [
      `must have at most ${maxLength} characters`,
      `deve avere al massimo ${maxLength} caratteri`,
    ] as const
    rules.push({ pattern: `^[\\s\\S]{0,${maxLength}}$`, message })
  }
  if (rules.length === 0) return undefined
  const spoken = rules.map(({ message }) => message[language === 'it' ? 1 : 0])
  return [rules.map((rule) => `(?=${rule.pattern})`).join(''), spoken.join('; ')]
}

const wholeNumbers = 'integer'
/** JSON Schema names the limits of what a whole number can be at all. */
const isLimit = (value: number | undefined): value is number =>
  value !== undefined && Math.abs(value) < Number.MAX_SAFE_INTEGER

/** Limits of a number. What must be more than zero begins at the smallest step. */
export function numberLimits(schema: z.core.$ZodType) {
  const { type, minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = limitsOf(schema)
  const step = type === wholeNumbers ? 1 : (multipleOf ?? 0.01)
  const least = isLimit(exclusiveMinimum) ? exclusiveMinimum + step : minimum
  const most = isLimit(exclusiveMaximum) ? exclusiveMaximum - step : maximum
  const valueType: 'int' | 'float' = type === wholeNumbers ? 'int' : 'float'
  return { value_type: valueType, step, ...(isLimit(least) && { min: least }), ...(isLimit(most) && { max: most }) }
}

/** How many entries a list may have. */
export function listLimits(schema: z.core.$ZodType) {
  const { minItems, maxItems } = limitsOf(schema)
  return { ...(minItems !== undefined && { min: minItems }), ...(maxItems !== undefined && { max: maxItems }) }
}
