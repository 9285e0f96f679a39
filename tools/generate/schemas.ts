import { z } from 'zod'

import { dataFiles } from '../../src/cms/data-files'

/** Draft 7 is what editors know best. `input`: what people write, where a default may be left out. */
const options = { target: 'draft-7', io: 'input' } as const

/** The JSON Schemas by which an editor checks and explains the data files, by their paths from the root of the project. */
export const schemaFiles = (): Map<string, string> =>
  new Map(
    dataFiles.map(({ name, title, model }) => {
      const { $schema, ...schema } = z.toJSONSchema(model, options)
      return [`data/schemas/${name}.schema.json`, `${JSON.stringify({ $schema, title, ...schema }, null, 2)}\n`]
    }),
  )
