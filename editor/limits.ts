import { z } from 'zod'

import { referencePattern } from '../src/data-model/figure-references'
import { kindOf } from '../src/data-model/value-kinds'
import { wordsOf } from '../src/data-model/words'

type Rule = { pattern: string; message: string }

const address = '^https?://\\S+$'

/** Copy names figures, and spells no number itself (R-FIGURE-1). */
const copy: Rule = {
  pattern: `^(?:[^\\d{}]|${referencePattern}|\\{[a-z]+\\}|B2[BC])*$`,
  message: 'must spell no number: put it into the figures and write {{figure-id}}, small letters, no spaces',
}

/** The limits of a schema in the words of JSON Schema. */
const limitsOf = (schema: z.core.$ZodType) => z.toJSONSchema(schema, { io: 'input', metadata: z.registry() })

/** A text with a figure in it may be longer or shorter than it looks: saving counts it. */
const ofLetters = ({ least, most }: { least: number; most: number }): Rule => ({
  pattern: `^(?:[\\s\\S]*\\{\\{[\\s\\S]*|[\\s\\S]{${least},${most}})$`,
  message: `must have ${least} to ${most} letters`,
})

/** The form that a text must have: one pattern and what to say of a text that it refuses. */
export function patternOf(schema: z.core.$ZodType): [string, string] | undefined {
  const { maxLength, pattern, format } = limitsOf(schema)
  const rules: Rule[] = []
  if (kindOf(schema) === 'text') rules.push(copy)
  const { form, letters } = wordsOf(schema)
  if (letters) rules.push(ofLetters(letters))
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

/** JSON Schema names the limits of what a whole number can be at all. */
const isLimit = (value: unknown): value is number =>
  typeof value === 'number' && Math.abs(value) < Number.MAX_SAFE_INTEGER

/** Limits of a number. What must be more than zero begins at the smallest step. */
export function numberLimits(schema: z.core.$ZodType) {
  const { type, minimum, maximum, exclusiveMinimum, exclusiveMaximum } = limitsOf(schema)
  const step = type === 'integer' ? 1 : 0.01
  const least = isLimit(exclusiveMinimum) ? exclusiveMinimum + step : minimum
  const most = isLimit(exclusiveMaximum) ? exclusiveMaximum - step : maximum
  const valueType: 'int' | 'float' = type === 'integer' ? 'int' : 'float'
  return { value_type: valueType, step, ...(isLimit(least) && { min: least }), ...(isLimit(most) && { max: most }) }
}

/** How many entries a list may have. */
export function listLimits(schema: z.core.$ZodType) {
  const { minItems, maxItems } = limitsOf(schema)
  return { ...(minItems !== undefined && { min: minItems }), ...(maxItems !== undefined && { max: maxItems }) }
}
