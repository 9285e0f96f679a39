import { dirname, join, relative } from 'node:path'
import { z } from 'zod'

import { fileName } from '../../src/data-model/primitives'
import { inData, readJson, root } from '../../tests/jest/project'
import { kindOfFile } from '../data/kinds'
import { filesBelow } from '../data/read-data'
import { schemaFiles } from './write-schemas'

const schemas = schemaFiles()
const dataFiles = filesBelow(inData(), 'data').filter((file) => kindOfFile(file))

const jsonSchema = z.custom<Parameters<typeof z.fromJSONSchema>[0]>(
  (value) => typeof value === 'object' && value !== null,
)

test.each(dataFiles)('%s names its schema, and is valid by it', (file) => {
  const content = readJson(file)
  const { $schema } = z.looseObject({ $schema: z.string() }).parse(content)
  const named = relative(root, join(root, dirname(file), $schema)).replaceAll('\\', '/')
  const schema = jsonSchema.parse(JSON.parse(schemas.get(named) ?? ''))
  expect(z.fromJSONSchema(schema).safeParse(content).error).toBeUndefined()
})

test('a schema takes the name that a camera gives to a photo', () => {
  expect(z.fromJSONSchema(z.toJSONSchema(fileName)).safeParse('IMG_1234.JPG').success).toBe(true)
})

test('the schemas have the hints of the models, so that an editor of texts can explain the fields', () => {
  expect(schemas.get('data/schemas/page.schema.json')).toContain('The only h1 of the page')
})
