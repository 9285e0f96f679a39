import { readdirSync, readFileSync } from 'node:fs'
import { readData } from '../gatsby/validate/read-data'
import { inData } from '../tests/jest/project'
import { groupsOf } from './config'
import { dataFormat, type Groups, groupField } from './formats'

const { data } = readData(inData())
const none: Groups = { phrases: {}, alone: [] }

/** The same content in another order, as the CMS hands large groups in. */
const shuffled = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(shuffled)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, part]) => [key, shuffled(part)]),
  )
}

const filesIn = (folder: string) =>
  readdirSync(inData(folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((file) => /^(data(\/pages\/\w+)?|locales\/\w+)\/[\w-]+\.json$/.test(file))

test.each([...filesIn('data'), ...filesIn('locales')])(
  '%s that nobody has changed is saved without a difference (R-EDIT-2)',
  (file) => {
    const text = readFileSync(inData(file), 'utf8')
    const format = dataFormat(data ? groupsOf(data) : none)
    expect(format.toFile(Object(shuffled(format.fromFile(text))))).toBe(text)
  },
)

test('so is one that the formatter would lay out otherwise (R-EDIT-2)', () => {
  const text = '{ "sections": [], "search": {"title": "a"} }'
  const format = dataFormat(none)
  expect(format.toFile(Object(shuffled(format.fromFile(text))))).toBe(text)
})

const $schema = '../../schemas/page.schema.json'
const save = (content: object, format = dataFormat(none)) => format.toFile(content)
const section = (fields: object) => JSON.parse(save({ sections: [fields] })).sections[0]

test('fields stand in the order of the model, whatever order they come in', () => {
  const keys = Object.keys(section({ paragraphs: ['b'], heading: 'a', tone: 'mist', id: 'c', type: 'statement' }))
  expect(keys).toEqual(['type', 'id', 'tone', 'heading', 'paragraphs'])
})

test('phrases stand in the order of their namespace', () => {
  const format = dataFormat({ phrases: { menu: { open: 'Menu', more: { close: 'Close', all: 'All' } } }, alone: [] })
  expect(format.toFile({ more: { all: 'Tutto', close: 'Chiudi' }, open: 'Menu' })).toBe(
    `${JSON.stringify({ open: 'Menu', more: { close: 'Chiudi', all: 'Tutto' } }, null, 2)}\n`,
  )
})

test('fields that a form left empty are left out', () => {
  const link = { label: '', page: '', anchor: '' }
  expect(section({ type: 'statement', heading: 'a', paragraphs: ['b'], only: '', link })).toEqual({
    type: 'statement',
    heading: 'a',
    paragraphs: ['b'],
  })
})

test('what is the default is left out; what is not, stays', () => {
  const hero = { type: 'hero', variant: 'page', badges: [], heading: 'a', lede: 'b', spots: ['projects'] }
  expect(section(hero)).toEqual({ type: 'hero', heading: 'a', lede: 'b', spots: ['projects'] })
  expect(section({ ...hero, variant: 'home' })).toMatchObject({ variant: 'home' })
})

test('a field that no model has stays, for validation to name it', () => {
  expect(section({ type: 'statement', heding: 'a' })).toHaveProperty('heding', 'a')
})

test('an address that is not online yet is null, not an empty text', () => {
  const actions = { freeCall: '', brochure: 'https://example.com' }
  const text = save({ name: 'Zagara', actions })
  expect(JSON.parse(text).actions).toMatchObject({ freeCall: null, brochure: 'https://example.com' })
})

test('a page of one language is told from the others, also after its title has changed', () => {
  const format = dataFormat({ phrases: {}, alone: ['Fair'] })
  const group = (title: string) => format.fromFile(JSON.stringify({ $schema, search: { title } }))
  expect([group('Fair'), group('Home')]).toMatchObject([{ [groupField]: 'one' }, { [groupField]: 'both' }])
  expect(format.toFile({ ...group('Fair'), search: { title: 'Great fair' } })).not.toContain(groupField)
  expect(group('Great fair')).toHaveProperty([groupField], 'one')
})
