import { sitemapEntries } from './sitemap'

const english = { language: 'en', path: '/en/contact' } as const
const italian = { language: 'it', path: '/it/contatti' } as const
const fair = { language: 'it', path: '/it/fiera' } as const
const nodes = [
  { ...english, alternates: [english, italian] },
  { ...italian, alternates: [english, italian] },
  { ...fair, alternates: [fair] },
]
const entries = sitemapEntries({ allPage: { nodes } })

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
