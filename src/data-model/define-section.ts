import { z } from 'zod'
import { withoutReferences } from './figure-references'
import { leavesOf } from './leaves'
import { identifier, language } from './primitives'
import { capital, type FieldWords, field } from './words'

/** A mistake in the data of a section, as zod reports one: the way to its field, and a message. */
export type Issue = { path: PropertyKey[]; message: string }

type Definition<Type extends string, Fields extends z.ZodRawShape> = {
  /** The name in data files. `steps` becomes the GraphQL type `StepsSection`. */
  type: Type
  words: FieldWords
  fields: Fields
  /** Finds mistakes that no single field shows, for example parts that do not add up. */
  check?: (section: z.output<z.ZodObject<Fields>>) => Issue[]
}

const common = {
  id: field(identifier.optional(), ['Id', 'Name by which links lead to the section']),
  only: field(language.optional(), [
    'Only in this language',
    'Set where the pages of the other languages leave this section out on purpose',
  ]),
}

/** A height on a map is a metaphor. */
const height = /^[\d.,]+\sm$/

/** Values that spell a number in a section that might be an example, and is none. They name figures: `{{form-response}}`. */
const spelledNumbers = (fields: z.ZodObject, section: Record<string, unknown>): Issue[] =>
  section.example === false
    ? leavesOf(fields, section)
        .filter(
          ({ kind, value }) => kind === 'quantity' && /\d/.test(withoutReferences(String(value)).replace(height, '')),
        )
        .map(({ steps, value }) => ({
          path: [...steps],
          message: `spells a number: "${value}". Name a figure, {{figure-id}}, or set "example": true`,
        }))
    : []

/** One kind of section. GraphQL types, JSON Schemas, validation, the editor and resolving follow from it. */
export function defineSection<Type extends string, Fields extends z.ZodRawShape>(definition: Definition<Type, Fields>) {
  const { type, words, fields, check = () => [] } = definition
  const model = z.object(fields)
  const whole = z.strictObject({ type: z.literal(type), ...common, ...fields }).check(({ value, issues }) => {
    // `check` needs valid fields: an author repairs the mistakes of single fields first.
    const { data } = model.safeParse(value)
    for (const issue of data ? [...spelledNumbers(model, data), ...check(data)] : [])
      issues.push({ code: 'custom', input: value, ...issue })
  })
  return {
    type,
    graphqlType: `${capital(type)}Section`,
    description: words[1],
    fields: model,
    schema: field(whole, words),
  }
}
