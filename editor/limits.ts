import { z } from 'zod'

import { nameWithDigits, referencePattern } from '../src/data-model/figure-references'
import { kindOf } from '../src/data-model/value-kinds'
import { wordsOf } from '../src/data-model/words'

type Rule = { pattern: string; message: string }

const address = '^https://\\S+$'

/** Copy names figures, and spells no number itself (R-FIGURE-1). */
const copy: Rule = {
  pattern: `^(?:\\]\\(https://\\S+\\)|[^\\d{}]|${referencePattern}|\\{[a-z]+\\}|${nameWithDigits})*$`,
  message: 'must spell no number: put it into the figures and write {{figure-id}}, small letters, no spaces',
}

/** The limits of a schema in the words of JSON Schema. */
const limitsOf = (schema: z.core.$ZodType) => z.toJSONSchema(schema, { io: 'input', metadata: z.registry() })

/** The form that a text must have: one pattern and what to say of a text that it refuses. */
export function patternOf(schema: z.core.$ZodType): [string, string] | undefined {
  const { pattern, format } = limitsOf(schema)
  const kind = kindOf(schema)
  const rules = kind === 'text' || kind === 'prose' ? [copy] : []
  const { form } = wordsOf(schema)
  const shape = pattern ?? (format === 'uri' ? address : undefined)
  if (form && shape !== undefined) rules.push({ pattern: shape, message: form })
  if (rules.length === 0) return undefined
  return [rules.map((rule) => `(?=${rule.pattern})`).join(''), rules.map(({ message }) => message).join('; ')]
}

/**
 * How a number is typed. The CMS's own field for numbers drops a sign that it does not know, and saves what is left: 85 for
 * `8,5`, 1 for `1.500`. Saving checks the limits.
 */
export function numberPattern(schema: z.core.$ZodType): [string, string] {
  const whole = '-?(0|[1-9]\\d*)'
  if (limitsOf(schema).type === 'integer')
    return [`^${whole}$`, 'must be a whole number in digits alone: no sign between thousands']
  const form = 'in digits with a point before decimals (8.5): no sign between thousands, no 0 at the end'
  return [`^${whole}(\\.\\d*[1-9])?$`, `must be a number ${form}`]
}

/** How many entries a list may have. */
export function listLimits(schema: z.core.$ZodType) {
  const { minItems, maxItems } = limitsOf(schema)
  return { ...(minItems !== undefined && { min: minItems }), ...(maxItems !== undefined && { max: maxItems }) }
}
