import { readJson } from '../../tests/jest/project'
import { promises, renderedSections, resolvedSections } from '../../tests/jest/rendered-page'
import { entriesOf, figuresFile } from '../data-model/figures'
import { routesFile } from '../data-model/routes'
import { siteFile } from '../data-model/site'
import { languages } from '../i18n/languages'
import { page } from './page-model'
import { sectionModels } from './section'

/** The site's pages, and the page of samples. */
const folders = ['data', 'samples'] as const
const figures = folders.flatMap((folder) => entriesOf(figuresFile.parse(readJson(`${folder}/figures.json`))))
const routes = folders.flatMap((folder) =>
  routesFile.parse(readJson(`${folder}/routes.json`)).routes.map((route) => ({ folder, route })),
)
const { actions } = siteFile.parse(readJson('data/site.json'))
const pages = languages.flatMap((language) =>
  routes.flatMap(({ folder, route }) => {
    const path = route[language]
    return path === undefined ? [] : [{ folder, language, id: route.page, path }]
  }),
)

const dataOf = ({ folder, language, id }: (typeof pages)[number]) =>
  page.parse(readJson(`${folder}/pages/${language}/${id}.json`)).sections
const kindsOfSite = new Set<string>(
  pages.filter(({ folder }) => folder === 'data').flatMap((place) => dataOf(place).map(({ type }) => type)),
)

/** The samples show the kinds that no page of the site has. A drawing takes a second or two. */
const isShown = (place: (typeof pages)[number], type: string) => place.folder === 'data' || !kindsOfSite.has(type)

const sectionsOf = (place: (typeof pages)[number]) =>
  resolvedSections(
    { ...place, sections: dataOf(place).filter(({ type }) => isShown(place, type)) },
    { figures, actions, pages },
  )

describe.each(pages)('the page $path (R-BASE-1, R-TRUST-1)', (place) => {
  const sections = sectionsOf(place)
  beforeAll(() => {
    document.body.innerHTML = renderedSections(sections, place)
  })

  test.each(Object.entries(promises))('%s', (_promise, expectPromise) => expectPromise(sections))

  test('has one h1', () => {
    if (place.folder === 'data') expect(document.querySelectorAll('h1')).toHaveLength(1)
  })
})

test('every kind of section stands on one of these pages', () => {
  const used = new Set(pages.flatMap(sectionsOf).map((section) => section.__typename))
  expect([...used].sort()).toEqual(sectionModels.map(({ typeName }) => typeName).sort())
})
