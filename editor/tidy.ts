import { z } from 'zod'
import { cleaned } from '../src/data-model/letters'
import { unwrap } from '../src/data-model/value-kinds'

type Model = z.core.$ZodType

/** A form hands in "" or nothing at all where a person would have left a field out. */
const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (typeof value === 'object' && Object.values(value).every(isEmpty))

const isNullable = (model: Model): boolean => model instanceof z.ZodNullable

/** Whether leaving the field out says the same. */
function goesWithoutSaying(model: Model, value: unknown): boolean {
  if (!(model instanceof z.ZodDefault)) return model instanceof z.ZodOptional && isEmpty(value)
  if (value === undefined || value === null || value === '') return true
  const inner = model.unwrap()
  const [own, usual] = [value, model.def.defaultValue].map((one) => JSON.stringify(z.safeParse(inner, one).data))
  return own !== undefined && own === usual
}

function tidyObject({ shape }: z.ZodObject, value: object): object {
  const given = new Map(Object.entries(value))
  const known = Object.entries(shape).flatMap(([key, part]) => {
    const tidied = tidy(part, given.get(key))
    return tidied === undefined || goesWithoutSaying(part, tidied) ? [] : [[key, tidied]]
  })
  // What no model knows stays where it can be found, and is refused there.
  const unknown = [...given].filter(([key]) => !(key in shape))
  return Object.fromEntries([...known, ...unknown])
}

/** Interface texts, without what was pasted by mistake. */
export function cleanTexts(value: unknown): unknown {
  if (typeof value === 'string') return cleaned(value)
  if (Array.isArray(value)) return value.map(cleanTexts)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, cleanTexts(part)]))
}

/** The kind of an entry is told by its own field (`type`, `format`): it may be half filled in. */
function optionOf(union: z.ZodUnion, value: unknown): Model | undefined {
  if (!(union instanceof z.ZodDiscriminatedUnion)) return undefined
  const key = union.def.discriminator
  const kind = typeof value === 'object' && value !== null ? new Map(Object.entries(value)).get(key) : undefined
  return union.options.find((option) => {
    const literal = option instanceof z.ZodObject ? option.shape[key] : undefined
    return literal instanceof z.ZodLiteral && literal.value === kind
  })
}

/**
 * A value as a person would have written it: fields in the order of its model, without those that say nothing or only
 * what goes without saying, and its texts without what was pasted by mistake.
 */
export function tidy(model: Model, value: unknown): unknown {
  const { schema } = unwrap(model)
  if (isNullable(model) && isEmpty(value)) return null
  if (typeof value === 'string') return cleaned(value)
  if (schema instanceof z.ZodArray && Array.isArray(value)) return value.map((entry) => tidy(schema.element, entry))
  if (schema instanceof z.ZodUnion) {
    const option = optionOf(schema, value)
    return option ? tidy(option, value) : value
  }
  const isGroup = schema instanceof z.ZodObject && typeof value === 'object' && value !== null
  return isGroup ? tidyObject(schema, value) : value
}
