import { z } from 'zod'
import { readData } from '../gatsby/data/read-data'
import { leavesOf } from '../src/data-model/leaves'
import { siteFile } from '../src/data-model/site'
import { pageLeaves } from '../src/sections/page-model'
import { inData } from '../tests/jest/project'
import { collectionsOf } from './config'
import { fieldsOf as cmsFields, type Field } from './fields'
import { numberPattern, patternOf } from './limits'

const { data } = readData(inData())

const collections = data && collectionsOf(data)
const page = () => (collections ?? []).flatMap(({ name, fields = [] }) => (name === 'pages' ? fields : []))
const section = (type: string) => {
  const sections = page().find(({ name }) => name === 'sections')
  return sections?.types?.find(({ name }) => name === type)?.fields ?? []
}
const fileFields = (file: string) =>
  collections?.flatMap(({ files = [] }) => files).find(({ name }) => name === file)?.fields ?? []
const field = (fields: Field[], ...way: string[]): Field | undefined => {
  const [name, ...rest] = way
  const found = fields.find((one) => one.name === name)
  return rest.length === 0 ? found : field(found?.fields ?? [], ...rest)
}
const accepts = (found: Field | undefined, value: string) => new RegExp(found?.pattern?.[0] ?? 'no pattern').test(value)

const context = { references: {} }
const label = 'A field'

test('a field without words is refused by the keys that lead to it', () => {
  const inner = z.strictObject({ said: z.string().meta({ label }), unsaid: z.string() })
  const model = z.strictObject({ items: z.array(inner).meta({ label }) })
  expect(() => cmsFields(model, context)).toThrow(
    'items → unsaid has no words for the editor: make its model with field()',
  )
})

test('figures, pages and signs are chosen, not typed; the file that makes their ids writes them', () => {
  expect(field(section('hero'), 'spots')).toMatchObject({ widget: 'select', multiple: true, max: 3 })
  expect(field(section('statement'), 'link', 'page')?.options).toContainEqual({ label: 'contact', value: 'contact' })
  expect(field(section('grid'), 'items', 'sign')?.options).toContainEqual({ label: 'Basket', value: 'basket' })
  expect(field(section('figures'), 'items', 'figure')?.options).toContainEqual({
    label: expect.stringMatching(/^\S+ .* · projects$/),
    value: 'projects',
  })
  expect(field(section('photo'), 'file')).toMatchObject({ widget: 'image', required: true })
  expect(fileFields('figures')[0]?.types?.[0]?.fields?.[0]).toMatchObject({ name: 'id', widget: 'text' })
})

test('a group that may be left out asks for none of its parts (R-EDIT-1)', () => {
  expect(field(section('hero'), 'lede')).toMatchObject({ required: true })
  expect(field(section('statement'), 'link', 'label')).toMatchObject({ required: false })
})

test.each([
  ['site', ['email'], 'ciao@example.com', 'ciao'],
  ['site', ['social', 'url'], 'https://example.com/zagara', 'example.com/zagara'],
  ['routes', ['routes', 'it'], '/it/chi-siamo', '/it/chi-siamo/'],
])('a text of %s (%j) has its form: “%s”, not “%s” (R-EDIT-3)', (file, way, right, wrong) => {
  const found = field(fileFields(file), ...way)
  expect([right, wrong].map((text) => accepts(found, text))).toEqual([true, false])
})

test.each([
  ['Few words, {{projects}} of them, B2B', true],
  ['150 projects', false],
  ['{{Projects}}', false],
  ['a {loose brace', false],
  ['[our {{projects}}](https://example.com/2) or [a](https://example.com/2)', true],
  ['[our 2](https://example.com)', false],
])('copy such as "%s" is taken: %s (R-EDIT-3)', (copy, expected) => {
  expect(accepts(field(section('callout'), 'text'), copy)).toBe(expected)
})

test.each([
  ['8.5', true, false],
  ['-45', true, true],
  ['2026', true, true],
  ...['8,5', '1.500', '5 000', '85%', '1e3', '.5'].map((text): [string, boolean, boolean] => [text, false, false]),
])(
  'a number typed as %s is taken where there may be decimals: %s; where not: %s (R-EDIT-3)',
  (text, decimal, whole) => {
    const [year, part] = [z.number().int().min(1900).max(2100), z.number().positive()].map(numberPattern)
    expect([part, year].map(([pattern] = ['', '']) => new RegExp(pattern).test(text))).toEqual([decimal, whole])
  },
)

test('every text of the site and its pages may be saved as it stands', () => {
  const leaves = [
    ...leavesOf(siteFile, data?.site),
    ...(data?.pages ?? []).flatMap(({ content }) => pageLeaves(content)),
  ]
  const texts = leaves.flatMap(({ schema, value }) => (typeof value === 'string' ? [{ value, schema }] : []))
  expect(texts.length).toBeGreaterThan(1000)
  const refused = texts.filter(({ schema, value }) => !new RegExp(patternOf(schema)?.[0] ?? '').test(value))
  expect(refused.map(({ value }) => value)).toEqual([])
})
