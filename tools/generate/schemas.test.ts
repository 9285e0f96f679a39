import { readdirSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { z } from 'zod'

import { inData, readJson, root } from '../../tests/jest/project'
import { schemaFiles } from './schemas'

const schemas = schemaFiles()
const dataFiles = readdirSync(inData('data'), { recursive: true, encoding: 'utf8' })
  .map((name) => join('data', name).replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.json') && !file.startsWith('data/schemas/'))
  .sort()

const named = z.looseObject({ $schema: z.string() })
const jsonSchema = z.custom<Parameters<typeof z.fromJSONSchema>[0]>(
  (value) => typeof value === 'object' && value !== null,
)

/** The schema that a data file names, as a path from the root of the project. */
const schemaOf = (file: string) =>
  relative(root, join(root, dirname(file), named.parse(readJson(file)).$schema)).replaceAll('\\', '/')

test('data/schemas holds no other file', () => {
  const there = readdirSync(join(root, 'data/schemas')).map((name) => `data/schemas/${name}`)
  expect(there.sort()).toEqual([...schemas.keys()].sort())
})

describe.each(dataFiles)('%s', (file) => {
  const [, folder] = file.split('/')
  const expected = folder === 'pages' ? 'page' : file.replace(/^.*\/|\.json$/g, '')

  test('names its schema by the right path', () => {
    expect(schemaOf(file)).toBe(`data/schemas/${expected}.schema.json`)
  })

  test('is valid by its schema', () => {
    const schema = z.fromJSONSchema(jsonSchema.parse(readJson(schemaOf(file))))
    expect(schema.safeParse(readJson(file)).error).toBeUndefined()
  })
})

test('a schema refuses a misspelt field, an unknown section and an empty text', () => {
  const schema = z.fromJSONSchema(jsonSchema.parse(readJson('data/schemas/page.schema.json')))
  const content = (hero: object) => ({
    search: { title: 'a', description: 'b' },
    sections: [{ type: 'hero', heading: 'a', lede: 'b', ...hero }],
  })
  expect(schema.safeParse(content({})).success).toBe(true)
  expect(schema.safeParse(content({ headding: 'a' })).success).toBe(false)
  expect(schema.safeParse(content({ type: 'carousel' })).success).toBe(false)
  expect(schema.safeParse(content({ heading: '' })).success).toBe(false)
})

test('the schemas have the descriptions of the model, so that an editor can explain the fields', () => {
  expect(schemas.get('data/schemas/page.schema.json')).toContain('The only h1 of the page')
  expect(schemas.get('data/schemas/figures.schema.json')).toContain('What exactly is claimed')
})
