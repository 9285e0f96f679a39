import { alternateLinks, languageOf, normalizePath, pathInLanguage } from './paths'

test.each([
  ['it', ['/it', '/it/', '/it/contatti', '/it/no-such-page', '/it/en']],
  ['en', ['/', '', '/en', '/en/', '/en/contact', '/italy', '/it-it', '/IT', '/blog', '/en/it']],
] as const)('the language is %s for %j (R-ROUTE-1)', (language, paths) => {
  expect(paths.map(languageOf)).toEqual(paths.map(() => language))
})

test.each([
  ['/en/contact/', '/en/contact'],
  ['/en/contact//', '/en/contact'],
  ['/en/contact', '/en/contact'],
  ['/en/', '/en'],
  ['/', '/'],
  ['//', '/'],
])('a slash at the end is no part of an address: %s is %s (R-ROUTE-4)', (path, expected) => {
  expect(normalizePath(path)).toBe(expected)
})

const contact = { en: '/en/contact', it: '/it/contatti' }

test.each([
  ['/en/contact', 'it', '/it/contatti', contact],
  ['/it/contatti', 'en', '/en/contact', contact],
  ['/it/contatti', 'it', '/it/contatti', contact],
  ['/it/raccolto/agrumeto', 'en', '/en/raccolto/agrumeto', { it: '/it/raccolto/agrumeto' }],
  ['/it/no/such/page', 'en', '/en/no/such/page', undefined],
  ['/en/no/such/page/', 'it', '/it/no/such/page', undefined],
  ['/no/such/page', 'it', '/it/no/such/page', undefined],
  ['/italy', 'it', '/it/italy', undefined],
  ['/', 'it', '/it', undefined],
] as const)('on %s, choosing %s leads to %s (R-ROUTE-5)', (path, language, expected, alternates) => {
  expect(pathInLanguage(path, language, alternates)).toBe(expected)
})

test('a page tells search engines its languages, and which of them is for anybody else (R-PAGE-1)', () => {
  const english = { language: 'en', path: '/en/contact' } as const
  const italian = { language: 'it', path: '/it/contatti' } as const
  expect(alternateLinks([english])).toEqual([])
  expect(alternateLinks([english, italian])).toEqual([
    { lang: 'en', path: '/en/contact' },
    { lang: 'it', path: '/it/contatti' },
    { lang: 'x-default', path: '/en/contact' },
  ])
  expect(alternateLinks([italian, italian]).map(({ lang }) => lang)).toEqual(['it', 'it'])
  // A counterpart that is out of search.
  expect(alternateLinks([english, { ...italian, noindex: true }])).toEqual([])
})
