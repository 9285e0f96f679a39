import { jsonTypeName } from './json-type-name'

const typeOf = (relativeDirectory: string, name: string, sourceInstanceName = 'data') =>
  jsonTypeName({ node: { relativeDirectory, name, sourceInstanceName } })

test.each([
  ['', 'site', 'Agency'],
  ['', 'navigation', 'Navigation'],
  ['', 'figures', 'FigureFile'],
  ['', 'routes', 'RouteFile'],
  ['', 'redirects', 'RedirectFile'],
  ['', 'terrains', 'TerrainFile'],
  ['pages/en', 'home', 'Page'],
  ['pages/it', 'home', 'Page'],
])('data/%s/%s.json is of the type %s', (folder, name, type) => {
  expect(typeOf(folder, name)).toBe(type)
})

test('a page may have the name of another data file', () => {
  expect(typeOf('pages/en', 'site')).toBe('Page')
})

test('a file of interface strings is no data file', () => {
  expect(typeOf('en', 'common', 'locales')).toBe('LocaleFile')
  expect(typeOf('pages', 'site', 'locales')).toBe('LocaleFile')
})
