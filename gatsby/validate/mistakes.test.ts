import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { inventedSiteForEachTest, mistakesBelow } from '../../tests/jest/site-copy'

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
const files = () => [...jsonIn('data'), ...jsonIn('locales')]

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
  'a name that would reach the prototype': {
    make: rewrite((text) => text.replace('{', '{"__proto__": {"isAdmin": true},')),
    field: () => '__proto__',
    says: /Take it away/,
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

test.each(Object.entries(mistakes))(
  '%s is found in every file, with what to do (R-SITE-6)',
  (_name, { make, field, says }) => {
    const broken = files()
    expect(broken.length).toBeGreaterThan(20)
    for (const file of broken) make(file)
    const mistakes = mistakesBelow(site.root)
    for (const file of broken) {
      const own = mistakes.filter((mistake) => mistake.file === file && mistake.field === field(file))
      expect({ file, found: own.map(({ message }) => message) }).toEqual({ file, found: [expect.stringMatching(says)] })
    }
  },
)

const dataFiles = () => files().filter((file) => file.startsWith('data/'))

test('given a missing or an unknown field in any data file, validation names it (R-SITE-6)', () => {
  for (const file of dataFiles()) {
    site.set(file, fieldsOf(file).main, undefined)
    site.set(file, 'colour', 'red')
  }
  const mistakes = mistakesBelow(site.root)
  for (const file of dataFiles()) {
    const of = (field: string) => mistakes.find((mistake) => mistake.file === file && mistake.field === field)?.message
    expect({ file, missing: of(fieldsOf(file).main), extra: of('colour') }).toEqual({
      file,
      missing: expect.stringMatching(/^is missing: expected a (text|list|group)/),
      extra: 'is a field that nothing reads. Is it misspelt?',
    })
  }
})

test('given a missing file, validation names it (R-SITE-6)', () => {
  for (const file of Object.keys(fields).filter((name) => name.startsWith('data/'))) site.remove(file)
  expect(mistakesBelow(site.root).map(({ file }) => file)).toEqual(
    Object.keys(fields).filter((name) => name.startsWith('data/')),
  )
})

const home = 'data/pages/en/home.json'

/** Mistakes in how files fit together. Each has a place of its own, so that one validation finds them all. */
test('given a wrong id, a dead link, a duplicate, markup or a text in one language, validation names its place', () => {
  site.remove('data/pages/it/contact.json')
  site.set('locales/it/forms.json', 'labels.email', undefined)
  site.set('locales/en/not-found.json', 'colour', 'red')
  site.set('locales/it/not-found.json', 'sentence', 'Questa pagina <b>non</b> esiste.')
  site.set(home, 'search.description', 'Shops&nbsp;that sell, made in Sicily <br> for you.')
  site.set(home, 'sections[0].spots[0]', 'no-such-figure')
  site.set(home, 'sections[0].actions[0]', { label: 'On', page: 'no-such-page' })
  site.set('data/navigation.json', 'contact', 'no-such-page')
  site.add('data/figures.json', 'figures', { ...JSON.parse(site.read('data/figures.json')).figures[0] })
  site.add('data/routes.json', 'routes', { page: 'another', en: '/en/contact' })
  site.add('data/redirects.json', 'redirects', { page: 'home', language: 'it', from: ['/blog'] })
  site.set('data/terrains.json', 'terrains[0].page', 'no-such-page')

  const found = mistakesBelow(site.root).map(({ file, field }) => `${file} → ${field}`)
  for (const place of [
    'data/routes.json → routes[1].it',
    'locales/it/forms.json → labels.email',
    'locales/it/not-found.json → colour',
    'locales/it/not-found.json → sentence',
    `${home} → search.description`,
    `${home} → sections[0].spots[0]`,
    `${home} → sections[0].actions[0].page`,
    'data/navigation.json → contact',
    'data/terrains.json → terrains',
  ])
    expect(found).toContain(place)
  for (const file of ['figures', 'routes', 'redirects']) expect(found.join('\n')).toContain(`data/${file}.json → `)
})
