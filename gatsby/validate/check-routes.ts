import { fieldPath } from '../../src/data-model/field-path'
import { leavesOf } from '../../src/data-model/leaves'
import { navigationFile } from '../../src/data-model/navigation'
import type { Route } from '../../src/data-model/routes'
import { sectionIds } from '../../src/data-model/section-ids'
import { languages, pathPrefix } from '../../src/i18n/languages'
import type { PageFile } from '../../src/sections/page-model'
import type { Mistake } from './mistake'
import type { PageEntry, SiteData } from './read-data'

const routesFile = 'data/routes.json'
const redirectsFile = 'data/redirects.json'

export const duplicatesOf = (values: readonly string[]) =>
  new Set(values.filter((value, index) => values.indexOf(value) !== index))

const pathsOf = (route: Route) => languages.flatMap((language) => route[language] ?? [])

/** The paths that pages have. */
const takenPaths = (routes: SiteData['routes']) => routes.flatMap(pathsOf)

/** Each route needs its page file, each page file its route, and no path may stand twice. */
function* checkPaths({ routes, pages }: SiteData): Generator<Mistake> {
  for (const id of duplicatesOf(routes.map(({ page }) => page)))
    yield { file: routesFile, field: 'routes', message: `lists the page "${id}" twice. Take one away` }
  for (const path of duplicatesOf(takenPaths(routes)))
    yield { file: routesFile, field: 'routes', message: `gives the path "${path}" to two pages. Change one` }
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

/** The list of languages and not-found pages lead to `/<language>`, and the address of the site alone to a redirect from `/`. */
function* checkHomes({ routes, redirects, navigation: { home } }: SiteData): Generator<Mistake> {
  const index = routes.findIndex(({ page }) => page === home)
  for (const language of languages) {
    const path = pathPrefix(language)
    if (index < 0 || routes[index]?.[language] === path) continue
    const message = `must be "${path}": there the list of languages leads. Write it, and the home in data/pages/${language}/${home}.json`
    yield { file: routesFile, field: `routes[${index}].${language}`, message }
  }
  if (redirects.some(({ from }) => from.includes('/'))) return
  const message = `has no redirect from "/", the address of the site alone. Add { "from": ["/"], "page": "${home}", "language": … }`
  yield { file: redirectsFile, field: 'redirects', message }
}

/** Redirects lead to pages that exist in their language, and from paths that no page has. */
function* checkRedirects({ routes, redirects }: SiteData): Generator<Mistake> {
  const file = redirectsFile
  const paths = takenPaths(routes)
  const oldPaths = redirects.flatMap(({ from }) => from)
  for (const [index, { page, language, from }] of redirects.entries()) {
    const field = `redirects[${index}]`
    const lost = `leads to "${page}", which has no ${language} path in ${routesFile}. Name another page`
    if (!routes.find((route) => route.page === page)?.[language]) yield { file, field: `${field}.page`, message: lost }
    for (const path of from.filter((one) => paths.includes(one)))
      yield { file, field: `${field}.from`, message: `"${path}" is a page's own path: take it away` }
  }
  for (const path of duplicatesOf(oldPaths)) {
    const last = redirects.findLastIndex(({ from }) => from.includes(path))
    yield { file, field: `redirects[${last}].from`, message: `"${path}" is redirected twice: take one away` }
  }
}

/** The menu names pages that exist, and a separator stands above a page of its group. */
function* checkNavigation({ routes, navigation }: SiteData): Generator<Mistake> {
  const file = 'data/navigation.json'
  for (const { kind, value, steps } of leavesOf(navigationFile, navigation)) {
    if (kind !== 'pageId' || routes.some(({ page }) => page === value)) continue
    const message = `names the page "${value}", which has no path in ${routesFile}. Name another, or give it one`
    yield { file, field: fieldPath(steps), message }
  }
  for (const id of duplicatesOf(navigation.groups.map((group) => group.id)))
    yield { file, field: 'groups', message: `has two groups with the id "${id}". Give one another` }
  for (const [index, { pages, separatorBefore }] of navigation.groups.entries()) {
    for (const page of duplicatesOf(pages))
      yield { file, field: `groups[${index}].pages`, message: `lists the page "${page}" twice. Take one away` }
    if (separatorBefore === undefined || pages.includes(separatorBefore)) continue
    const message = `is "${separatorBefore}", which is no page of this group. Name one of its pages, or take it away`
    yield { file, field: `groups[${index}].separatorBefore`, message }
  }
}

/**
 * The values that must agree between languages: kinds of sections, and the number of entries in each list; and where each
 * section stands.
 */
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

/** A page needs one hero, at its top, unique ids, its own language, and one form at most: the start script and a draft know only one. */
function* checkSections({ file, language, content: { sections } }: PageEntry): Generator<Mistake> {
  const types = sections.map(({ type }) => type)
  if (types.lastIndexOf('hero') !== 0)
    yield { file, field: 'sections', message: 'must begin with a hero, and have only one' }
  for (const id of duplicatesOf(sectionIds(sections)))
    yield { file, field: 'sections', message: `has two sections with the id "${id}". Give one another` }
  for (const [index, { only = language }] of sections.entries()) {
    const message = `is "${only}", and the page is "${language}". Take the section away, or its "only"`
    if (only !== language) yield { file, field: `sections[${index}].only`, message }
  }
  const forms = types.flatMap((type, index) => (type === 'form' ? [index] : []))
  for (const index of forms.slice(1))
    yield { file, field: `sections[${index}]`, message: 'is a second form. A page has one at most: take it away' }
}

/** Pages, paths, redirects and the menu fit together, and pages are alike in both languages. */
export const checkRoutes = (data: SiteData): Mistake[] => [
  ...checkPaths(data),
  ...checkHomes(data),
  ...checkRedirects(data),
  ...checkNavigation(data),
  ...data.pages.flatMap((page) => [...checkSections(page), ...checkCounterpart(page, data)]),
]
