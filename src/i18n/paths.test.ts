import { readJson } from '../../tests/jest/project'
import { routesFile } from '../data-model/routes'
import { languageOf, normalizePath, pathInLanguage, routeAt } from './paths'

const routes = routesFile
  .parse(readJson('data/routes.json'))
  .routes.map((route) => ({ en: undefined, it: undefined, ...route }))

/** The route table of the specification, section 2. */
const pairs: [en: string, it: string][] = [
  ['/en', '/it'],
  ['/en/contact', '/it/contatti'],
  ['/en/e-commerce/prestashop-agency', '/it/e-commerce/agenzia-prestashop'],
  ['/en/e-commerce/shopify-development', '/it/e-commerce/sviluppo-shopify'],
  ['/en/e-commerce/from-zero', '/it/e-commerce/da-zero'],
  ['/en/e-commerce/established', '/it/e-commerce/avviato'],
  ['/en/e-commerce/underperforming', '/it/e-commerce/sottoperformante'],
  ['/en/about/mission-vision', '/it/chi-siamo/missione-visione'],
  ['/en/about/brand-manifesto', '/it/chi-siamo/manifesto-brand'],
  ['/en/about/our-philosophy', '/it/chi-siamo/la-nostra-filosofia'],
  ['/en/services/marketing-performance', '/it/servizi/marketing-performance'],
  ['/en/services/strategic-consulting', '/it/servizi/consulenza-strategica'],
  ['/en/services/training-support', '/it/servizi/formazione-supporto'],
]

const italianOnly = [
  '/it/evento-farmasimplex',
  '/it/e-commerce-catania',
  '/it/prestashop-catania',
  '/it/e-commerce-con-prestashop',
  '/it/e-commerce-con-shopify',
]

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

test('the route table is the one of the specification', () => {
  expect(routes.filter((route) => route.en).map(({ en, it }) => [en, it])).toEqual(pairs)
  expect(routes.filter((route) => !route.en).map(({ it }) => it)).toEqual(italianOnly)
})
