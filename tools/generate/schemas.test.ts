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

const search = { title: 'a', description: 'b' }
const hero = { type: 'hero', heading: 'a', lede: 'b' }

test.each<[what: string, file: string, change: object, isValid: boolean]>([
  ['a page', 'data/pages/en/home.json', { search, sections: [hero] }, true],
  ['a misspelt field', 'data/pages/en/home.json', { search, sections: [{ ...hero, headding: 'a' }] }, false],
  ['an unknown section', 'data/pages/en/home.json', { search, sections: [{ ...hero, type: 'carousel' }] }, false],
  ['an empty text', 'data/pages/en/home.json', { search, sections: [{ ...hero, heading: '' }] }, false],
])('the schemas judge %s in %s', (_what, file, change, isValid) => {
  const before = z.record(z.string(), z.unknown()).parse(readJson(file))
  expect(check(file, { ...before, ...change }).success).toBe(isValid)
})

test('the schemas have the descriptions of the model, so that an editor can explain the fields', () => {
  expect(schemas.get('data/schemas/page.schema.json')).toContain('The only h1 of the page')
  expect(schemas.get('data/schemas/figures.schema.json')).toContain('What the number counts')
})
