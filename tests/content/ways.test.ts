import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { routesFile } from '../../src/data-model/routes'
import { languages } from '../../src/i18n/languages'
import { readJson, root } from '../jest/project'
import { pageData } from './page-data'

const { routes } = routesFile.parse(readJson('data/routes.json'))
const files = languages.flatMap((language) => routes.map(({ page }) => `${language}/${page}`))
const pages = files.filter((file) => existsSync(join(root, `data/pages/${file}.json`)))

/** Ids of the pages that a value links to. */
function targetsOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const own = 'page' in value && typeof value.page === 'string' ? [value.page] : []
  return [...own, ...Object.values(value).flatMap(targetsOf)]
}

const leadsTo = new Map(pages.map((file) => [file, new Set(targetsOf(pageData(file).sections))]))

/** R-PAGE-17 */
test.each(pages)('%s links to two other pages besides contact', (file) => {
  const others = [...(leadsTo.get(file) ?? [])].filter((page) => page !== 'contact' && !file.endsWith(`/${page}`))
  expect(others.length).toBeGreaterThanOrEqual(2)
})

/** R-PAGE-17 */
test.each(routes.filter(({ en, it }) => it && !en).map(({ page }) => page))(
  'an Italian page leads to %s, which the menu does not',
  (id) => {
    const from = pages.filter(
      (file) => file.startsWith('it/') && !file.endsWith(`/${id}`) && leadsTo.get(file)?.has(id),
    )
    expect(from.length).toBeGreaterThan(0)
  },
)
