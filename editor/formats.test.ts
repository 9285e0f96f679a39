import { readData } from '../gatsby/data/read-data'
import { inData } from '../tests/jest/project'
import { filesOf } from './config'
import { dataFormat } from './formats'

const { data } = readData(inData())
const files = data ? filesOf(data) : []

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

test.each(files)('$path that nobody has changed is saved without a difference (R-EDIT-2)', ({ text }) => {
  const format = dataFormat(files)
  expect(format.toFile(Object(shuffled(format.fromFile(text))))).toBe(text)
})

const path = 'data/pages/en/grove.json'
const group = 'both'

test('so is one with a layout of its own (R-EDIT-2)', () => {
  const text = '{ "sections": [], "search": {"title": "a"} }'
  const format = dataFormat([{ path, text, group }])
  expect(format.toFile(Object(shuffled(format.fromFile(text))))).toBe(text)
})

const save = (content: object, file = path) => dataFormat([]).toFile({ ...content, $file: file, $group: group })
const section = (fields: object) => JSON.parse(save({ sections: [fields] })).sections[0]

test('fields stand in the order of the model, whatever order they come in', () => {
  const keys = Object.keys(section({ paragraphs: ['b'], heading: 'a', tone: 'mist', id: 'c', type: 'statement' }))
  expect(keys).toEqual(['type', 'id', 'tone', 'heading', 'paragraphs'])
})

test('phrases stand in the order of the default language', () => {
  const text = JSON.stringify({ open: 'Menu', more: { close: 'Close', all: 'All' } })
  const format = dataFormat([{ path: 'locales/en/menu.json', text, group: 'menu' }])
  const italian = {
    more: { all: 'Tutto', close: 'Chiudi' },
    open: 'Menu',
    $file: 'locales/it/menu.json',
    $group: 'menu',
  }
  expect(format.toFile(italian)).toBe(
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
  const text = save({ name: 'Zagara', actions }, 'data/site.json')
  expect(JSON.parse(text).actions).toMatchObject({ freeCall: null, brochure: 'https://example.com' })
})

test('a file keeps its group, and is known once it is saved; one that somebody else has changed is not read', () => {
  const format = dataFormat([{ path, text: '{}', group: 'one' }])
  const text = format.toFile({ ...format.fromFile('{}'), sections: [] })
  expect(format.fromFile(text)).toMatchObject({ $group: 'one' })
  expect(text).not.toContain('$')
  expect(() => format.fromFile('{ }')).toThrow('Reload this page')
})
