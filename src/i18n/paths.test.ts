import { languageOf, normalizePath, pathInLanguage, routeAt } from './paths'

const pairs: [en: string, it: string][] = [
  ['/en', '/it'],
  ['/en/contact', '/it/contatti'],
  ['/en/harvest/lemons', '/it/raccolto/limoni'],
]
const italianOnly = ['/it/sagra', '/it/raccolto/agrumeto']

const routes = [
  { page: 'home', en: '/en', it: '/it' },
  { page: 'contact', en: '/en/contact', it: '/it/contatti' },
  { page: 'lemons', en: '/en/harvest/lemons', it: '/it/raccolto/limoni' },
  { page: 'fair', en: undefined, it: '/it/sagra' },
  { page: 'grove', en: undefined, it: '/it/raccolto/agrumeto' },
]

/** R-ROUTE-1 */
describe('the language of a path', () => {
  test.each(['/it', '/it/', '/it/contatti', '/it/no-such-page', '/it/en'])('%s is Italian', (path) => {
    expect(languageOf(path)).toBe('it')
  })

  test.each(['/', '/en', '/en/', '/en/contact', '/italy', '/it-it', '/IT', '/blog', '/en/it', ''])(
    '%s is English',
    (path) => {
      expect(languageOf(path)).toBe('en')
    },
  )
})

/** R-ROUTE-4 */
describe('a trailing slash', () => {
  test.each([
    ['/en/contact/', '/en/contact'],
    ['/en/contact//', '/en/contact'],
    ['/en/contact', '/en/contact'],
    ['/en/', '/en'],
  ])('is no part of an address: %s is %s', (path, expected) => {
    expect(normalizePath(path)).toBe(expected)
  })

  test.each(['/', '//'])('is all that the root has: %s', (path) => {
    expect(normalizePath(path)).toBe('/')
  })

  test('does not hide a route', () => {
    expect(routeAt('/it/contatti/', routes)?.page).toBe('contact')
    expect(routeAt('/it/contatti', routes)?.page).toBe('contact')
  })
})

test('a path that no page has is no route', () => {
  expect(routeAt('/en/no-such-page', routes)).toBeUndefined()
  expect(routeAt('/contact', routes)).toBeUndefined()
})

/** R-ROUTE-5 */
describe('choosing a language', () => {
  test.each(pairs)('leads from %s to %s, and back', (en, it) => {
    expect(pathInLanguage(en, 'it', routes)).toBe(it)
    expect(pathInLanguage(it, 'en', routes)).toBe(en)
  })

  test.each(pairs)('leads there from an address with a trailing slash too: %s/ to %s', (en, it) => {
    expect(pathInLanguage(`${en}/`, 'it', routes)).toBe(it)
  })

  test.each(pairs)('that is already spoken stays at %s or %s', (en, it) => {
    expect(pathInLanguage(en, 'en', routes)).toBe(en)
    expect(pathInLanguage(it, 'it', routes)).toBe(it)
  })

  test.each(italianOnly)('leads from %s, which is Italian only, to /en and the rest of the path', (path) => {
    expect(pathInLanguage(path, 'en', routes)).toBe(path.replace('/it/', '/en/'))
    expect(pathInLanguage(path, 'it', routes)).toBe(path)
  })

  test.each([
    ['/it/no/such/page', 'en', '/en/no/such/page'],
    ['/en/no/such/page/', 'it', '/it/no/such/page'],
    ['/no/such/page', 'it', '/it/no/such/page'],
    ['/italy', 'it', '/it/italy'],
    ['/', 'it', '/it'],
    ['/', 'en', '/en'],
  ] as const)(
    'without a counterpart leads from %s to /%s and the path without its language: %s',
    (path, language, expected) => {
      expect(pathInLanguage(path, language, routes)).toBe(expected)
    },
  )
})
