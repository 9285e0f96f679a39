import { z } from 'zod'
import { kinds } from '../../gatsby/data/kinds'
import { wordsOf } from '../../src/data-model/words'

type Options = NonNullable<Parameters<typeof z.toJSONSchema>[1]>

/**
 * Editors know draft 7 best. `input`: the form that people write, in which they may leave out a default.
 */
const options: Options = {
  target: 'draft-7',
  io: 'input',
  // JSON Schema has no labels: of a field's words it takes the hint, as its description.
  metadata: z.registry(),
  override: ({ zodSchema, jsonSchema }) => {
    const { hint } = wordsOf(zodSchema)
    if (hint) jsonSchema.description = hint
  },
}

const schemaText = (title: string, model: z.ZodType) => {
  const { $schema, ...schema } = z.toJSONSchema(model, options)
  return `${JSON.stringify({ $schema, title, ...schema }, null, 2)}\n`
}

/** The JSON Schemas with which an editor checks and explains the data files, by their paths from the root of the project. */
export const schemaFiles = (): Map<string, string> =>
  new Map(
    Object.entries(kinds).map(([name, { title, model }]) => [
      `data/schemas/${name}.schema.json`,
      schemaText(title, model),
    ]),
  )
