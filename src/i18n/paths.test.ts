import { languageOf, normalizePath, pathInLanguage } from './paths'

const pairs: [en: string, it: string][] = [
  ['/en', '/it'],
  ['/en/contact', '/it/contatti'],
  ['/en/harvest/lemons', '/it/raccolto/limoni'],
]
const italianOnly = ['/it/sagra', '/it/raccolto/agrumeto']

describe('the language of a path (R-ROUTE-1)', () => {
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

describe('a trailing slash (R-ROUTE-4)', () => {
  test.each([
    ['/en/contact/', '/en/contact'],
    ['/en/contact//', '/en/contact'],
    ['/en/contact', '/en/contact'],
    ['/en/', '/en'],
  ])('is no part of an address: %s is %s', (path, expected) => {
    expect(normalizePath(path)).toBe(expected)
  })

  test.each(['/', '//'])('stays in the root: %s', (path) => {
    expect(normalizePath(path)).toBe('/')
  })
})

describe('choosing a language (R-ROUTE-5)', () => {
  test.each(pairs)('leads from %s to %s, and back', (en, it) => {
    expect(pathInLanguage(en, 'it', { en, it })).toBe(it)
    expect(pathInLanguage(it, 'en', { en, it })).toBe(en)
  })

  test.each(pairs)('leads there from an address with a trailing slash too: %s/ to %s', (en, it) => {
    expect(pathInLanguage(`${en}/`, 'it', { en, it })).toBe(it)
  })

  test.each(pairs)('that the page already has stays at %s or %s', (en, it) => {
    expect(pathInLanguage(en, 'en', { en, it })).toBe(en)
    expect(pathInLanguage(it, 'it', { en, it })).toBe(it)
  })

  test.each(italianOnly)('leads from %s, which is Italian only, to /en and the rest of the path', (path) => {
    expect(pathInLanguage(path, 'en', { it: path })).toBe(path.replace('/it/', '/en/'))
    expect(pathInLanguage(path, 'it', { it: path })).toBe(path)
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
      expect(pathInLanguage(path, language)).toBe(expected)
    },
  )
})
