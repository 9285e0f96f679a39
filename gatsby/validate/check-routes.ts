import { fieldPath } from '../../src/data-model/field-path'
import { leavesOf } from '../../src/data-model/leaves'
import { navigationFile } from '../../src/data-model/navigation'
import { sectionIds } from '../../src/data-model/section-ids'
import { languages } from '../../src/i18n/languages'
import type { PageFile } from '../../src/sections/page-model'
import { kinds } from '../data/kinds'
import type { PageEntry, SiteData } from '../data/read-data'
import { checkUnique, type Mistake } from './mistake'

const routesFile = kinds.routes.file

/** The paths that pages have. */
const pathsOf = (routes: SiteData['routes']) =>
  routes.flatMap((route) => languages.flatMap((language) => route[language] ?? []))

/** Each route needs its page file, each page file its route, and no path may stand twice. */
function* checkPaths({ routes, pages }: SiteData): Generator<Mistake> {
  for (const values of [routes.map(({ page }) => page), pathsOf(routes)])
    yield* checkUnique(routesFile, 'routes', values)
  for (const [index, route] of routes.entries())
    for (const language of languages) {
      const file = `data/pages/${language}/${route.page}.json`
      if (!route[language] || pages.some((page) => page.file === file)) continue
      const message = `has a path, but the page's file ${file} is missing. Write it, or take the path away`
      yield { file: routesFile, field: `routes[${index}].${language}`, message }
    }
  for (const { id, language, file } of pages) {
    if (routes.find(({ page }) => page === id)?.[language]) continue
    yield { file, field: '', message: `has no ${language} path in ${routesFile}. Add one there, or take the file away` }
  }
}

/** Redirects lead to pages that exist in their language, from paths that no page has, and one from the address of the site alone. */
function* checkRedirects({ routes, redirects, navigation: { home } }: SiteData): Generator<Mistake> {
  const { file } = kinds.redirects
  const [paths, oldPaths] = [pathsOf(routes), redirects.flatMap(({ from }) => from)]
  for (const [index, { page, language, from }] of redirects.entries()) {
    const field = `redirects[${index}]`
    const lost = `leads to "${page}", which has no ${language} path in ${routesFile}. Name another page`
    if (!routes.find((route) => route.page === page)?.[language]) yield { file, field: `${field}.page`, message: lost }
    for (const path of from.filter((one) => paths.includes(one)))
      yield { file, field: `${field}.from`, message: `"${path}" is a page's own path: take it away` }
  }
  yield* checkUnique(file, 'redirects', oldPaths)
  const message = `has no redirect from "/", the address of the site alone. Add { "from": ["/"], "page": "${home}", "language": … }`
  if (!oldPaths.includes('/')) yield { file, field: 'redirects', message }
}

/** The menu names pages that exist. */
function* checkNavigation({ routes, navigation }: SiteData): Generator<Mistake> {
  for (const { kind, value, steps } of leavesOf(navigationFile, navigation)) {
    if (kind !== 'pageId' || routes.some(({ page }) => page === value)) continue
    const message = `names the page "${value}", which has no path in ${routesFile}. Name another, or give it one`
    yield { file: kinds.navigation.file, field: fieldPath(steps), message }
  }
}

/** What must agree between languages: kinds of sections, and lengths of their lists; and where each section stands. */
function outline(content: PageFile): { index: number; what: string }[] {
  return content.sections.flatMap((section, index) => {
    if (section.only) return []
    const lists = Object.entries(section).flatMap(([key, value]) =>
      Array.isArray(value) ? `${key}: ${value.length}` : [],
    )
    return { index, what: [section.type, ...lists.sort()].join(', ') }
  })
}

/** A page needs the same sections in every language, except those marked `only`. */
function* checkCounterpart({ file, id, content }: PageEntry, { pages }: SiteData): Generator<Mistake> {
  const other = pages.find((page) => page.id === id)
  if (!other || other.file === file) return
  const [own, counterpart] = [outline(content), outline(other.content)]
  const length = Math.max(own.length, counterpart.length)
  const at = Array.from({ length }).findIndex((_entry, position) => own[position]?.what !== counterpart[position]?.what)
  if (at < 0) return
  const [here, there] = [own[at], counterpart[at]]
  const message = `is (${here?.what ?? 'none'}) here, but (${there?.what ?? 'none'}) in ${other.file}: make both alike, or say "only" where one language alone has the section`
  yield { file, field: here ? `sections[${here.index}]` : 'sections', message }
}

/** A page needs one hero, at its top, unique ids, and one form at most: the start script and a draft know only one. */
function* checkSections({ file, content: { sections } }: PageEntry): Generator<Mistake> {
  const types = sections.map(({ type }) => type)
  if (types.lastIndexOf('hero') !== 0)
    yield { file, field: 'sections', message: 'must begin with a hero, and have only one' }
  yield* checkUnique(file, 'sections', sectionIds(sections))
  const forms = types.flatMap((type, index) => (type === 'form' ? [index] : []))
  for (const index of forms.slice(1))
    yield { file, field: `sections[${index}]`, message: 'is a second form. A page has one at most: take it away' }
}

/** Pages, paths, redirects and the menu fit together, and pages are alike in both languages. */
export const checkRoutes = (data: SiteData): Mistake[] => [
  ...checkPaths(data),
  ...checkRedirects(data),
  ...checkNavigation(data),
  ...data.pages.flatMap((page) => [...checkSections(page), ...checkCounterpart(page, data)]),
]
