import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { wordsOf } from '../../src/data-model/words'
import { kinds } from '../data/kinds'

const schemaText = ({ title, model }: { title: string; model: z.ZodType }) => {
  const { $schema, ...schema } = z.toJSONSchema(model, {
    // Editors know draft 7 best.
    target: 'draft-7',
    // The form that people write, in which they may leave out a default.
    io: 'input',
    // JSON Schema has no labels: of a field's words it takes the hint, as its description.
    metadata: z.registry(),
    override: ({ zodSchema, jsonSchema }) => {
      const { hint } = wordsOf(zodSchema)
      if (hint) jsonSchema.description = hint
    },
  })
  return `${JSON.stringify({ $schema, title, ...schema }, null, 2)}\n`
}

/** The JSON Schemas with which an editor checks and explains the data files, by their paths from the root of the project. */
export const schemaFiles = () =>
  new Map(Object.entries(kinds).map(([name, kind]) => [`data/schemas/${name}.schema.json`, schemaText(kind)]))

/** Writes the schemas that the data files name. git does not track them: they follow from the models. */
export function writeSchemas(root: string): void {
  for (const [file, content] of schemaFiles()) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), content)
  }
}
