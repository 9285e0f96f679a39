import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { dataFileOf } from '../gatsby/data-files'
import { root } from '../tests/jest/project'
import { writtenFile } from './written-file'

const filesIn = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name).replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.json') && !file.startsWith('data/schemas/'))

/** What a data file says, defaults included: whoever wrote it may have left them out, or not. */
const saidBy = (file: string, content: unknown) => dataFileOf(file)?.model.parse(content) ?? content

test.each([...filesIn('data'), ...filesIn('locales')])(
  '%s says the same after the editor has written it (R-EDIT-2)',
  (file) => {
    const content: unknown = JSON.parse(readFileSync(join(root, file), 'utf8'))
    expect(saidBy(file, JSON.parse(writtenFile(file, content)))).toEqual(saidBy(file, content))
  },
)

const section = (fields: object) => {
  const text = writtenFile('data/pages/en/example.json', { sections: [fields] })
  return JSON.parse(text).sections[0]
}

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

test('fields stand in the order of the model, whatever order they come in', () => {
  const keys = Object.keys(section({ paragraphs: ['b'], heading: 'a', tone: 'mist', id: 'c', type: 'statement' }))
  expect(keys).toEqual(['type', 'id', 'tone', 'heading', 'paragraphs'])
})

test('a required field that is empty stays, for validation to name it', () => {
  expect(section({ type: 'statement', heading: '  ', paragraphs: [''] })).toMatchObject({
    heading: '',
    paragraphs: [''],
  })
})

test('a field that no model has stays, for validation to name it', () => {
  expect(section({ type: 'statement', heding: 'a' })).toHaveProperty('heding', 'a')
})

test('an address that is not online yet is null, not an empty text', () => {
  const text = writtenFile('data/site.json', { actions: { freeCall: '', brochure: 'https://example.com' } })
  expect(JSON.parse(text).actions).toMatchObject({ freeCall: null, brochure: 'https://example.com' })
})

test('a lost $schema comes back, by the right path', () => {
  expect(JSON.parse(writtenFile('data/pages/it/example.json', {})).$schema).toBe('../../schemas/page.schema.json')
  expect(JSON.parse(writtenFile('data/site.json', {})).$schema).toBe('./schemas/site.schema.json')
})
