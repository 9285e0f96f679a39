import { readJson } from '../../tests/jest/project'
import { promises, renderedSections, resolvedSections } from '../../tests/jest/rendered-page'
import { entriesOf, figuresFile } from '../data-model/figures'
import { routesFile } from '../data-model/routes'
import { siteFile } from '../data-model/site'
import { languages } from '../i18n/languages'
import { page } from './page-model'

const figures = entriesOf(figuresFile.parse(readJson('data/figures.json')))
const { routes } = routesFile.parse(readJson('data/routes.json'))
const { actions } = siteFile.parse(readJson('data/site.json'))
const pages = languages.flatMap((language) =>
  routes.flatMap((route) => {
    const path = route[language]
    return path === undefined ? [] : [{ language, id: route.page, path }]
  }),
)

describe.each(pages)('the page $path (R-BASE-1, R-TRUST-1)', (place) => {
  const { sections: data } = page.parse(readJson(`data/pages/${place.language}/${place.id}.json`))
  const sections = resolvedSections({ ...place, sections: data }, { figures, actions, pages })
  beforeAll(() => {
    document.body.innerHTML = renderedSections(sections, place)
  })

  test.each(Object.entries(promises))('%s', (_promise, expectPromise) => expectPromise(sections))

  test('has one h1', () => {
    expect(document.querySelectorAll('h1')).toHaveLength(1)
  })
})
