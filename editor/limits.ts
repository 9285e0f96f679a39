import { z } from 'zod'

import { kindOf } from '../src/data-model/value-kinds'
import { wordsOf } from '../src/data-model/words'

type Rule = { pattern: string; message: string }

const address = '^https?://\\S+$'

/** Copy names figures, and spells no number itself (R-FIGURE-1). */
const copy: Rule = {
  pattern: '^(?:[^\\d{}]|\\{\\{[a-z0-9]+(?:-[a-z0-9]+)*\\}\\}|\\{[a-z]+\\}|B2[BC])*$',
  message: 'must spell no number: put it into the figures and write {{figure-id}}, small letters, no spaces',
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
  const limits = known.get(schema) ?? numbers.parse(z.toJSONSchema(schema, { io: 'input', metadata: z.registry() }))
  known.set(schema, limits)
  return limits
}

/** How many letters a text may have. */
export function letterLimits(schema: z.core.$ZodType) {
  const { least, most = limitsOf(schema).maxLength } = wordsOf(schema).letters ?? {}
  return { ...(least !== undefined && { least_letters: least }), ...(most !== undefined && { most_letters: most }) }
}

/** The form that a text must have: one pattern and what to say of a text that it refuses. */
export function patternOf(schema: z.core.$ZodType): [string, string] | undefined {
  const { maxLength, pattern, format } = limitsOf(schema)
  const rules: Rule[] = []
  if (kindOf(schema) === 'text') rules.push(copy)
  const { form } = wordsOf(schema)
  const shape = pattern ?? (format === 'uri' ? address : undefined)
  if (form && shape !== undefined) rules.push({ pattern: shape, message: form })
  if (maxLength !== undefined) {
    const message = `must have at most ${maxLength} characters`
    rules.push({ pattern: `^[\\s\\S]{0,${maxLength}}$`, message })
  }
  if (rules.length === 0) return undefined
  const spoken = rules.map(({ message }) => message)
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
