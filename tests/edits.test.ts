import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { namesIn } from '../gatsby/validate/read-data'
import { type PageFile, page as pageFile } from '../src/sections/page-model'
import { root } from './jest/project'
import { copyOfSite, type SiteCopy } from './jest/site-copy'

/**
 * A dozen edits that any owner makes, on one copy of data/ and locales/. docs/specification.md fixes none of them, so
 * validation accepts them all, and every test of Jest that reads data stays green.
 */
let copy: SiteCopy
beforeAll(() => {
  copy = copyOfSite()
})
afterAll(() => copy.remove('.'))

type Section = PageFile['sections'][number]

const readPage = (language: string, id: string) =>
  pageFile.parse(JSON.parse(copy.read(`data/pages/${language}/${id}.json`)))
const pagesIn = (language: string) =>
  namesIn(copy.root, `data/pages/${language}`).map((name) => name.replace('.json', ''))

/** The place of the first section of a kind on a page that stands in both languages, of which something holds. */
function findSection(holds: (section: Section, page: PageFile) => boolean) {
  for (const id of pagesIn('en').filter((one) => pagesIn('it').includes(one))) {
    const page = readPage('en', id)
    const index = page.sections.findIndex((section) => holds(section, page))
    if (index >= 0) return { id, index }
  }
  throw new Error('No page has such a section.')
}

const inBoth = (id: string, list: string, change: (entries: unknown[]) => unknown[]) => {
  for (const language of ['en', 'it'])
    copy.update(`data/pages/${language}/${id}.json`, list, (old) => (Array.isArray(old) ? change(old) : old))
}
const has = (kind: string, { sections }: PageFile) => sections.some(({ type }) => type === kind)

const newPage = (contact: string) => ({
  $schema: '../../schemas/page.schema.json',
  search: {
    title: 'Novità: che cosa è cambiato per i negozi',
    description:
      'Che cosa è cambiato quest’anno per chi vende online, che cosa conviene fare adesso e che cosa può davvero aspettare.',
    keywords: ['novità', 'negozi online', 'e-commerce'],
  },
  sections: [
    {
      type: 'hero',
      heading: 'Che cosa è cambiato',
      lede: 'Le novità dell’anno, in una pagina.',
      actions: [
        { label: 'Torna all’inizio', page: 'home' },
        { label: 'Scrivici', page: contact },
      ],
    },
    { type: 'statement', heading: 'In breve', paragraphs: ['È cambiato poco, e quel poco è in meglio.'] },
  ],
})

function addPage() {
  const [contact = ''] = pagesIn('it').filter((id) => id !== 'home' && id !== 'contact')
  copy.write('data/pages/it/novita.json', JSON.stringify(newPage(contact)))
  copy.add('data/routes.json', 'routes', { page: 'novita', it: '/it/novita' })
  copy.add('data/terrains.json', 'terrains', { page: 'novita' })
  copy.write('data/terrain/novita.svg', '<svg><symbol id="terrain"></symbol></svg>')
  copy.add('data/navigation.json', 'more', 'novita')
  for (const [language, label] of Object.entries({ en: 'News', it: 'Novità' }))
    copy.set(`locales/${language}/common.json`, 'navigation.pages.novita', label)
  // Another Italian page leads to it (R-PAGE-17).
  const [other = ''] = pagesIn('it').filter((id) =>
    readPage('it', id).sections.some(({ type }) => type === 'statement' && !pagesIn('en').includes(id)),
  )
  const index = readPage('it', other).sections.findIndex(({ type }) => type === 'statement')
  copy.set(`data/pages/it/${other}.json`, `sections[${index}].link`, { label: 'Le novità', page: 'novita' })
}

function makeEdits() {
  copy.set('data/site.json', 'name', 'Cedro')
  copy.set('data/site.json', 'phone', '+39 080 555 0123')
  copy.set('data/site.json', 'actions.brochure', 'https://www.example.com/brochure.pdf')

  const { figures } = JSON.parse(copy.read('data/figures.json'))
  const count = figures.findIndex(({ format }: { format: string }) => format === 'count')
  copy.update('data/figures.json', `figures[${count}].value`, (old) => Number(old) + 1)

  copy.set('locales/en/common.json', 'menu.open', 'All pages')
  copy.set('locales/it/common.json', 'menu.open', 'Tutte le pagine')
  copy.set(
    'data/pages/it/home.json',
    'sections[0].lede',
    'L’ordine parte da un’idea: com’è il negozio che hai in mente?',
  )

  const asked = findSection(({ type }, page) => type === 'faq' && has('contact', page))
  const question = { question: 'Posso venire a trovarvi?', answer: 'Sì, quando vuoi: avvisaci prima.' }
  inBoth(asked.id, `sections[${asked.index}].items`, (items) => [...items, question])
  const answered = findSection((section) => section.type === 'faq' && section.items.length > 3)
  inBoth(answered.id, `sections[${answered.index}].items`, (items) => items.slice(0, -1))

  const moved = findSection(
    ({ type }, page) => type === 'ledger' && has('steps', page) && has('figures', page) && !has('timeline', page),
  )
  inBoth(moved.id, 'sections', (all) => all.toSpliced(moved.index, 1).toSpliced(moved.index + 1, 0, all[moved.index]))

  copy.add('data/redirects.json', 'redirects', { page: 'home', language: 'it', from: ['/vecchio-sito'] })
  addPage()

  const [light = '', dark = ''] = namesIn(copy.root, 'data/images').reverse()
  if (dark) copy.write(`data/images/${light}`, readFileSync(join(copy.root, 'data/images', dark)))
}

/** Tests that read data/ or locales/. */
const readers = ['src', 'gatsby', 'tests', 'tools', 'editor']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  .filter((file) => /\.test\.tsx?$/.test(file) && file !== 'tests/edits.test.ts')
  .filter((file) =>
    /\binData\b|\/jest\/(forms|page|site)'|readJson\('(data|locales)/.test(readFileSync(join(root, file), 'utf8')),
  )

test('given a dozen ordinary edits, validation accepts them, and every test that reads data stays green', () => {
  makeEdits()
  expect(copy.mistakes()).toEqual([])
  const { stderr } = spawnSync(process.execPath, ['node_modules/jest/bin/jest.js', '--silent', ...readers], {
    cwd: root,
    env: { ...process.env, DATA_ROOT: copy.root },
    encoding: 'utf8',
  })
  expect([...new Set(stderr.match(/^ {2}● .+$/gm))]).toEqual([])
  expect(stderr).toMatch(/^Tests: .* passed/m)
}, 600_000)
