import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { languages } from '../../src/i18n/languages'
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
/** A text that visitors read. */
const copyOf: Record<string, string> = { 'data/site.json': 'location.en', 'data/figures.json': 'figures[0].note.en' }
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

const hasCopy = (file: string) => file in copyOf || /^(data\/pages|locales)\//.test(file)

test.each([
  ['a tag', 'All <b>lemons</b>', 'has markup, which would be shown as it is. Take it away: "All <b>lemons</b>"'],
  [
    'a placeholder that lost a brace',
    'All {{lemons}',
    'has braces that name no value: "{{lemons}". Write {{name}}, without spaces',
  ],
  [
    'a placeholder with blanks',
    'All {{ lemons }}',
    'has braces that name no value: "{{ lemons }}". Write {{name}}, without spaces',
  ],
])('%s is found in every file with copy (R-SITE-6)', (_name, text, message) => {
  const broken = files().filter(hasCopy)
  const place = (file: string) => copyOf[file] ?? fieldsOf(file).text
  for (const file of broken) site.set(file, place(file), text)
  const lines = site.mistakes()
  for (const file of broken)
    expect({ file, lines }).toEqual({ file, lines: expect.arrayContaining([`${file} → ${place(file)} ${message}`]) })
})

test.each<[what: string, file: string, field: string, make: () => void, says: string]>([
  ...(
    [
      ['data/figures.json', 'figures[0].value', 150],
      ['data/terrains.json', 'terrains[0].spots[0].x', 70],
      ['data/drawings/tree/drawing.json', 'compositions[0].width', 1440],
    ] as const
  ).map(([file, field, value]): [string, string, string, () => void, string] => [
    'a number as Italians write it',
    file,
    '',
    () => {
      site.set(file, field, value)
      rewrite((text) => text.replace(`:${value}`, ':8,5'))(file)
    },
    'has the number 8,5. Write 8.5',
  ]),
  ...['data/site.json → location.de', 'data/figures.json → figures[0].note.de', 'data/routes.json → routes[0].de'].map(
    (place): [string, string, string, () => void, string] => {
      const [file = '', field = ''] = place.split(' → ')
      return [
        'a language that is not set up',
        file,
        field,
        () => site.set(file, field, 'de'),
        'is a field that nothing reads',
      ]
    },
  ),
  ...['data/pages/de/home.json', 'locales/de/forms.json'].map((file): [string, string, string, () => void, string] => [
    'a language that is not set up',
    file,
    '',
    () => site.write(file, '{}'),
    'the languages are en, it',
  ]),
  [
    'a language that is not set up',
    'data/redirects.json',
    'redirects[0].language',
    () => site.set('data/redirects.json', 'redirects[0].language', 'de'),
    'must be one of: "en", "it"',
  ],
  ...[
    ...[
      'data/drawings.json',
      'data/figures.csv',
      'data/photo.png',
      'data/pages/home.json',
      'data/pages/en/home.json.bak',
    ],
    ...['data/pages/en/Home.JSON', 'data/drawings/tree.svg', 'locales/common.json', 'locales/en/other.json'],
  ].map((file): [string, string, string, () => void, string] => [
    'a file where none is expected',
    file,
    '',
    () => site.write(file, '{}'),
    'is a file that nothing reads',
  ]),
  ...(
    [
      ['data/figures.json', 'figures', 'figures[2]', '"crates" stands twice'],
      ['data/routes.json', 'routes', 'routes', 'lists the page "home" twice'],
      ['data/redirects.json', 'redirects', 'redirects[3].from', 'is redirected twice'],
      ['data/navigation.json', 'groups', 'groups', 'has two groups with the id "about"'],
      ['data/navigation.json', 'groups[0].pages', 'groups[0].pages', 'lists the page "story" twice'],
      ['data/terrains.json', 'terrains', 'terrains', 'lists the page "home" twice'],
      ['data/drawings/tree/drawing.json', 'labels', 'labels', 'has two labels with the id "crown"'],
    ] as const
  ).map(([file, list, field, says]): [string, string, string, () => void, string] => [
    'an entry that stands twice',
    file,
    field,
    () => site.update(file, list, (old) => (Array.isArray(old) ? [...old, old[0]] : old)),
    says,
  ]),
  [
    'a placeholder where nothing fills it',
    'data/site.json',
    'address',
    () => site.set('data/site.json', 'address', 'Via {{years}}'),
    'has braces that name no value: "{{years}}". Take them away: nothing fills them',
  ],
])('%s is found in %s, at %p (R-SITE-6)', (_what, file, field, make, says) => {
  make()
  expect(messagesAt(site.mistakes(), file, field)).toContainEqual(expect.stringContaining(says))
})

test('a missing file is found (R-SITE-6)', () => {
  const needed = Object.keys(fields).flatMap((name) =>
    name.startsWith('data/') ? name : languages.map((language) => name.replace('locales', `locales/${language}`)),
  )
  for (const file of needed) site.remove(file)
  expect(site.mistakes().sort()).toEqual(needed.map((file) => `${file} →  is missing. Put it back`).sort())
})
