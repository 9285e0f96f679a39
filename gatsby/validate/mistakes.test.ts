import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { inventedSiteForEachTest } from '../../tests/jest/site-copy'

/**
 * For each file of data/ and locales/, and each way in which a person can break it: the build stops, and names the
 * file, the field and the remedy. One kind of mistake is made in every file at once, so that the whole table takes
 * seconds.
 */
const site = inventedSiteForEachTest()

const jsonIn = (folder: string) =>
  readdirSync(join(site.root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json') && !name.startsWith('schemas'))
    .map((name) => `${folder}/${name}`)
const files = () => [...jsonIn('data'), ...jsonIn('locales/en'), ...jsonIn('locales/it')]

/** A required field of the file, and a field that holds a text. */
const fields: Record<string, { main: string; text: string }> = {
  'data/site.json': { main: 'email', text: 'address' },
  'data/figures.json': { main: 'figures', text: 'figures[0].label.en' },
  'data/routes.json': { main: 'routes', text: 'routes[0].page' },
  'data/redirects.json': { main: 'redirects', text: 'redirects[0].page' },
  'data/navigation.json': { main: 'groups', text: 'contact' },
  'data/terrains.json': { main: 'terrains', text: 'terrains[0].page' },
  'data/drawings/tree/drawing.json': { main: 'labels', text: 'labels[0].id' },
  'locales/common.json': { main: 'menu', text: 'menu.open' },
  'locales/forms.json': { main: 'labels', text: 'labels.email' },
  'locales/not-found.json': { main: 'title', text: 'sentence' },
}
const page = { main: 'search', text: 'search.title' }
const fieldsOf = (file: string) => fields[file.replace(/^locales\/\w+/, 'locales')] ?? page

type Mistake = {
  /** Breaks one file. */
  make: (file: string) => void
  /** The place of the mistake. */
  field: (file: string) => string
  /** A part of its message, with the remedy. */
  says: RegExp
}

const rewrite = (change: (text: string) => string) => (file: string) => site.write(file, change(site.read(file)))
const none = () => ''

const mistakes: Record<string, Mistake> = {
  'bad JSON': {
    make: rewrite((text) => text.replace(',', '')),
    field: none,
    says: /^lacks a comma here/,
  },
  'the encoding of an old editor': {
    make: (file) => writeFileSync(join(site.root, file), Buffer.from('{"text": "Perché è così"}', 'latin1')),
    field: none,
    says: /UTF-8/,
  },
  'letters that were read with a wrong encoding': {
    make: rewrite((text) => text.replace(/": "/, '": "PerchÃ© â€™')),
    field: none,
    says: /letters of another encoding.+UTF-8/,
  },
  'a field that stands twice': {
    make: rewrite((text) => text.replace(/(\{\s*)("[^"]+"): /, '$1$2: "first", $2: ')),
    field: (file) => /\{\s*"([^"]+)"/.exec(site.read(file))?.[1] ?? '',
    says: /stands twice.+Take one away/,
  },
  'a field of the wrong kind': {
    make: (file) => site.set(file, fieldsOf(file).main, 12),
    field: (file) => fieldsOf(file).main,
    says: /^must be a (text in quotes|list in \[ \]|group in \{ \})/,
  },
  'nothing where a text belongs': {
    make: (file) => site.set(file, fieldsOf(file).text, null),
    field: (file) => fieldsOf(file).text,
    says: /^must be a text in quotes/,
  },
  'an empty text': {
    make: (file) => site.set(file, fieldsOf(file).text, ' '),
    field: (file) => fieldsOf(file).text,
    says: /^must (not be empty|be lower-case words)/,
  },
  'a list in place of everything': { make: (file) => site.write(file, '[]'), field: none, says: /^must be a group/ },
}

/** The messages of one place. */
const messagesAt = (lines: readonly string[], file: string, field: string) =>
  lines.filter((line) => line.startsWith(`${file} → ${field} `)).map((line) => line.slice(`${file} → ${field} `.length))

test.each(Object.entries(mistakes))(
  '%s is found in every file, with what to do (R-SITE-6)',
  (_name, { make, field, says }) => {
    const broken = files()
    expect(broken.length).toBeGreaterThan(20)
    for (const file of broken) make(file)
    const lines = site.mistakes()
    for (const file of broken)
      expect({ file, messages: messagesAt(lines, file, field(file)) }).toEqual({
        file,
        messages: [expect.stringMatching(says)],
      })
  },
)

test('a missing or an unknown field is found in every data file (R-SITE-6)', () => {
  const broken = files().filter((file) => file.startsWith('data/'))
  for (const file of broken) {
    site.set(file, fieldsOf(file).main, undefined)
    site.set(file, 'colour', 'red')
  }
  const lines = site.mistakes()
  for (const file of broken) {
    const missing = messagesAt(lines, file, fieldsOf(file).main)
    expect({ file, missing }).toEqual({
      file,
      missing: [expect.stringMatching(/^is missing: expected a (text|list|group)/)],
    })
    expect(messagesAt(lines, file, 'colour')).toEqual(['is a field that nothing reads. Is it misspelt?'])
  }
})

test('a missing file is found (R-SITE-6)', () => {
  const needed = Object.keys(fields).filter((name) => name.startsWith('data/'))
  for (const file of needed) site.remove(file)
  expect(site.mistakes()).toEqual(needed.map((file) => `${file} →  is missing. Put it back`))
})
