import { readdirSync } from 'node:fs'
import { join } from 'node:path'

import { inventedSiteForEachTest } from '../../tests/jest/site-copy'

/**
 * Every file of data/ and locales/ is checked: a mistake stops the build, which names the file, the field and the remedy.
 * Which mistakes there are stands in the other tests of this folder.
 */
const site = inventedSiteForEachTest()

const jsonIn = (folder: string) =>
  readdirSync(join(site.root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json') && !/^(schemas|pages\/(?!en|it))/.test(name))
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

/** The messages of one place. */
const messagesAt = (lines: readonly string[], file: string, field: string) =>
  lines.filter((line) => line.startsWith(`${file} → ${field} `)).map((line) => line.slice(`${file} → ${field} `.length))

test.each<[what: string, make: (file: string) => void, field: (file: string) => string, says: RegExp]>([
  ['bad JSON', (file) => site.write(file, site.read(file).replace(',', '')), () => '', /^lacks a comma here/],
  [
    'a field of the wrong kind',
    (file) => site.set(file, fieldsOf(file).main, 12),
    (file) => fieldsOf(file).main,
    /^must be a (text in quotes|list in \[ \]|group in \{ \})/,
  ],
  [
    'an empty text',
    (file) => site.set(file, fieldsOf(file).text, ' '),
    (file) => fieldsOf(file).text,
    /^must (not be empty|be lower-case words)/,
  ],
])('%s is found in every file, with what to do (R-SITE-6)', (_name, make, field, says) => {
  const broken = files()
  expect(broken.length).toBeGreaterThan(20)
  for (const file of broken) make(file)
  const lines = site.mistakes()
  for (const file of broken)
    expect({ file, messages: messagesAt(lines, file, field(file)) }).toEqual({
      file,
      messages: [expect.stringMatching(says)],
    })
})

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

type Row = [what: string, file: string, field: string, make: () => void, says: string]

test.each<Row>([
  ...['data/site.json → location.fr', 'data/figures.json → figures[0].note.fr', 'data/routes.json → routes[0].fr'].map(
    (place): Row => {
      const [file = '', field = ''] = place.split(' → ')
      return [
        'a language that is not set up',
        file,
        field,
        () => site.set(file, field, 'fr'),
        'is a field that nothing reads',
      ]
    },
  ),
  ...['data/pages/fr/home.json', 'locales/fr/forms.json'].map(
    (file): Row => ['a language that is not set up', file, '', () => site.write(file, '{}'), 'the languages are '],
  ),
  [
    'a language that is not set up',
    'data/redirects.json',
    'redirects[0].language',
    () => site.set('data/redirects.json', 'redirects[0].language', 'fr'),
    'must be one of: "en"',
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
  ].map(
    (file): Row => [
      'a file where none is expected',
      file,
      '',
      () => site.write(file, '{}'),
      'is a file that nothing reads',
    ],
  ),
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
  ).map(
    ([file, list, field, says]): Row => [
      'an entry that stands twice',
      file,
      field,
      () => site.update(file, list, (old) => (Array.isArray(old) ? [...old, old[0]] : old)),
      says,
    ],
  ),
  [
    'a language without its home',
    'data/routes.json',
    'routes[0].it',
    () => site.set('data/routes.json', 'routes[0]', { page: 'home', en: '/en' }),
    'must be "/it": there the list of languages leads. Write it, and the home in data/pages/it/home.json',
  ],
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
    name.startsWith('data/') ? name : ['en', 'it'].map((language) => name.replace('locales', `locales/${language}`)),
  )
  for (const file of needed) site.remove(file)
  expect(site.mistakes().sort()).toEqual(needed.map((file) => `${file} →  is missing. Put it back`).sort())
})
