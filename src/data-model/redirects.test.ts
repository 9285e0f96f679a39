import { readJson } from '../../tests/jest/project'
import { redirectsFile } from './redirects'
import { routesFile } from './routes'

const { redirects } = redirectsFile.parse(readJson('data/redirects.json'))
const { routes } = routesFile.parse(readJson('data/routes.json'))

const targets = new Map(
  redirects.flatMap(({ from, page, language }) =>
    from.map((path) => [path, routes.find((route) => route.page === page)?.[language]] as const),
  ),
)

/** Specification, section 2. */
const expected: [from: string, to: string][] = [
  ['/', '/en'],
  ['/evento-farmasimplex', '/it/evento-farmasimplex'],
  ['/e-commerce-catania', '/it/e-commerce-catania'],
  ['/prestashop-catania', '/it/prestashop-catania'],
  ['/e-commerce-con-prestashop', '/it/e-commerce-con-prestashop'],
  ['/e-commerce-con-shopify', '/it/e-commerce-con-shopify'],
  ['/contattaci', '/it/contatti'],
  ['/grazie-contattaci', '/it/contatti'],
  ['/prenota-una-call', '/it/contatti'],
  ['/ecommerce', '/it'],
  ['/marketing', '/it'],
  ['/local', '/it'],
  ['/analisi-prestashop', '/it'],
  ['/grazie-analisi-prestashop', '/it'],
  ['/landing-migrazione-shopify', '/it'],
  ['/landing-aggiornamento', '/it'],
  ['/migrazione-prestashop', '/it'],
  ['/agenzia-certificata-prestashop', '/it'],
  ['/ricerca-developers', '/it'],
  ['/ricerca-marketers', '/it'],
  ['/ricerca-sviluppatori', '/it'],
  ['/carrier-dev', '/it'],
  ['/shopify-integrazione-gestionale', '/it'],
  ['/blog', '/it'],
]

test.each(expected)('%s goes to %s', (from, to) => {
  expect(targets.get(from)).toBe(to)
})

test('nothing else is redirected', () => {
  expect([...targets.keys()].sort()).toEqual(expected.map(([from]) => from).sort())
})
