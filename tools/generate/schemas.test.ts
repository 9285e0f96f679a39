import { dirname, join, relative } from 'node:path'
import { z } from 'zod'

import { kindOfFile } from '../../gatsby/data/kinds'
import { filesBelow } from '../../gatsby/validate/read-data'

import { inData, readJson, root } from '../../tests/jest/project'
import { schemaFiles } from './schemas'

const schemas = schemaFiles()
const dataFiles = filesBelow(inData(), 'data').filter((file) => kindOfFile(file))

/** The schema that a data file names. */
function schemaOf(file: string): string {
  const { $schema } = z.looseObject({ $schema: z.string() }).parse(readJson(file))
  return relative(root, join(root, dirname(file), $schema)).replaceAll('\\', '/')
}

const jsonSchema = z.custom<Parameters<typeof z.fromJSONSchema>[0]>(
  (value) => typeof value === 'object' && value !== null,
)
const check = (file: string, content: unknown) =>
  z.fromJSONSchema(jsonSchema.parse(readJson(schemaOf(file)))).safeParse(content)

test('data/schemas holds no other file', () => {
  expect(filesBelow(root, 'data/schemas')).toEqual([...schemas.keys()].sort())
})

test.each(dataFiles)('%s names its schema, and is valid by it', (file) => {
  expect(check(file, readJson(file)).error).toBeUndefined()
})

test('the schemas have the descriptions of the model, so that an editor can explain the fields', () => {
  expect(schemas.get('data/schemas/page.schema.json')).toContain('The only h1 of the page')
  expect(schemas.get('data/schemas/figures.schema.json')).toContain('What the number counts')
})
