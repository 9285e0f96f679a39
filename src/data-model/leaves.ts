import { z } from 'zod'
import { kindOf, unwrap, type ValueKind } from './value-kinds'

type Steps = readonly PropertyKey[]

/** A value that is one thing: a primitive with its kind, or a plain text, number or choice. */
export type Leaf = {
  kind: ValueKind | undefined
  schema: z.core.$ZodType
  value: unknown
  /** The way to it from the whole value. */
  steps: Steps
  /** Where a primitive has parts (a link has a label): the parts, already changed. */
  parts: unknown
}

type Change = (leaf: Leaf) => unknown

/** Follows a value along its model, and replaces each leaf by the result of `change`. */
export function mapLeaves(model: z.core.$ZodType, value: unknown, change: Change, steps: Steps = []): unknown {
  if (value === undefined || value === null) return value
  const { schema } = unwrap(model)
  const kind = kindOf(schema)
  const parts = mapParts(schema, value, change, steps)
  const isLeaf = kind !== undefined || parts === undefined
  return isLeaf ? change({ kind, schema, value, steps, parts }) : parts
}

/** The value of an object or a list with its leaves changed; undefined where a schema has no parts. */
function mapParts(schema: z.core.$ZodType, value: unknown, change: Change, steps: Steps): unknown {
  if (schema instanceof z.ZodArray && Array.isArray(value)) {
    const entries = value.map((entry, index) => mapLeaves(schema.element, entry, change, [...steps, index]))
    // A list of pages goes without those that a language lacks.
    return entries.filter((entry) => entry !== undefined)
  }
  if (schema instanceof z.ZodDiscriminatedUnion) {
    const option = optionOf(schema, value)
    return option && mapLeaves(option, value, change, steps)
  }
  if (!(schema instanceof z.ZodObject) || typeof value !== 'object' || value === null) return undefined
  const entries = new Map(Object.entries(value))
  return Object.fromEntries(
    Object.entries(schema.shape).map(([key, part]) => [
      key,
      mapLeaves(part, entries.get(key), change, [...steps, key]),
    ]),
  )
}

/** Which option of a union a value is of: the one that its key names, whatever else is wrong in it. */
export function optionOf({ options, def }: z.ZodDiscriminatedUnion, value: unknown) {
  const tag: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, def.discriminator) : undefined
  return options.find((option) => {
    const key = option instanceof z.ZodObject ? option.shape[def.discriminator] : undefined
    return key !== undefined && z.safeParse(key, tag).success
  })
}

/** In the order of the model. */
export function leavesOf(model: z.core.$ZodType, value: unknown): Leaf[] {
  const leaves: Leaf[] = []
  mapLeaves(model, value, (leaf) => leaves.push(leaf))
  return leaves
}
