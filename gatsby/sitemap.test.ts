import { parseChanges } from './last-changes'
import { sitemapEntries } from './sitemap'

const english = { language: 'en', path: '/en/contact' } as const
const italian = { language: 'it', path: '/it/contatti' } as const
const fair = { language: 'it', path: '/it/fiera' } as const
const nodes = [
  { pageId: 'contact', ...english, alternates: [english, italian] },
  { pageId: 'contact', ...italian, alternates: [english, italian] },
  { pageId: 'fair', ...fair, alternates: [fair] },
]
const changes = new Map([['data/pages/it/contact.json', '2026-03-01']])
const entries = sitemapEntries({ allPage: { nodes } }, changes)

test('has one entry for each page and language', () => {
  expect(entries.map(({ path }) => path)).toEqual(['/en/contact', '/it/contatti', '/it/fiera'])
})

test('names the counterparts of a page, and English for everybody else', () => {
  const links = [
    { lang: 'en', url: '/en/contact' },
    { lang: 'it', url: '/it/contatti' },
    { lang: 'x-default', url: '/en/contact' },
  ]
  expect(entries.map(({ links }) => links)).toEqual([links, links, []])
})

test('says when a page last changed, where that is known', () => {
  expect(entries.map(({ lastmod }) => lastmod)).toEqual([undefined, '2026-03-01', undefined])
})

test('the last change of a file is the newest commit that names it', () => {
  const log = 'date 2026-03-02\n\na.json\n\ndate 2026-03-01\n\na.json\nb.json\n'
  expect([...parseChanges(log)]).toEqual([
    ['a.json', '2026-03-02'],
    ['b.json', '2026-03-01'],
  ])
})
