import { fieldPath } from '../../src/data-model/field-path'
import { leavesOf } from '../../src/data-model/leaves'
import { navigationFile } from '../../src/data-model/navigation'
import type { Route } from '../../src/data-model/routes'
import { languages, pathPrefix } from '../../src/i18n/languages'
import type { Mistake } from './mistake'
import type { SiteData } from './read-data'

const routesFile = 'data/routes.json'
const redirectsFile = 'data/redirects.json'

export const duplicatesOf = (values: readonly string[]) =>
  new Set(values.filter((value, index) => values.indexOf(value) !== index))

const pathsOf = (route: Route) => languages.flatMap((language) => route[language] ?? [])

/** The paths that pages have. */
export const takenPaths = (routes: SiteData['routes']) => routes.flatMap(pathsOf)

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

/** Pages, paths, redirects and the menu fit together. */
export const checkRoutes = (data: SiteData): Mistake[] => [
  ...checkPaths(data),
  ...checkHomes(data),
  ...checkRedirects(data),
  ...checkNavigation(data),
]
