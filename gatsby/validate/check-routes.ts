import type { Route } from '../../src/data-model/routes'
import { languages } from '../../src/i18n/languages'
import type { Problem } from './problem'
import type { SiteData } from './read-data'

const file = 'data/routes.json'

function duplicatesOf(values: readonly string[]): string[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))]
}

const pathsOf = (route: Route) => languages.flatMap((language) => route[language] ?? [])

/** Each route needs its page file, each page file its route, and no path may stand twice. */
export function checkRoutes({ routes, pages }: SiteData): Problem[] {
  const problems: Problem[] = []
  for (const id of duplicatesOf(routes.map((route) => route.page))) {
    problems.push({
      file,
      field: 'routes',
      message: `lists the page "${id}" twice`,
    })
  }
  for (const path of duplicatesOf(routes.flatMap(pathsOf))) {
    problems.push({
      file,
      field: 'routes',
      message: `gives the path "${path}" to two pages`,
    })
  }
  for (const language of languages) {
    const inLanguage = pages.filter((page) => page.language === language)
    routes.forEach((route, index) => {
      if (route[language] !== undefined && !inLanguage.some((page) => page.id === route.page)) {
        const message = `has a path, but the page's file data/pages/${language}/${route.page}.json is missing`
        problems.push({ file, field: `routes[${index}].${language}`, message })
      }
    })
    for (const page of inLanguage) {
      if (routes.find((route) => route.page === page.id)?.[language] === undefined) {
        problems.push({
          file: page.file,
          field: '',
          message: `has no ${language} path in data/routes.json`,
        })
      }
    }
  }
  return problems
}

/** Redirects and menus must name pages that exist in their language. */
export function checkReferencesToRoutes({ routes, redirects, navigation, terrains }: SiteData): Problem[] {
  const problems: Problem[] = []
  const known = new Set(routes.map((route) => route.page))
  const paths = new Set(routes.flatMap(pathsOf))

  redirects.forEach((redirect, index) => {
    const field = `redirects[${index}]`
    const route = routes.find((candidate) => candidate.page === redirect.page)
    if (route?.[redirect.language] === undefined) {
      const message = `leads to "${redirect.page}", which has no ${redirect.language} path in data/routes.json`
      problems.push({ file: 'data/redirects.json', field: `${field}.page`, message })
    }
    for (const from of redirect.from.filter((path) => paths.has(path))) {
      problems.push({
        file: 'data/redirects.json',
        field: `${field}.from`,
        message: `"${from}" is a page's own path`,
      })
    }
  })
  for (const from of duplicatesOf(redirects.flatMap((redirect) => redirect.from))) {
    problems.push({
      file: 'data/redirects.json',
      field: `redirects[${redirects.findLastIndex((redirect) => redirect.from.includes(from))}].from`,
      message: `"${from}" is redirected twice: take one away`,
    })
  }

  problems.push(...checkNavigation(navigation, known))

  const drawn = terrains.map((terrain) => terrain.page)
  for (const id of [...known, 'not-found'].filter((page) => !drawn.includes(page))) {
    problems.push({
      file: 'data/terrains.json',
      field: 'terrains',
      message: `has no terrain for the page "${id}"`,
    })
  }
  return problems
}

/** The menu must name pages that exist, and a separator must stand above a page of its group. */
function checkNavigation(
  { home, groups, contact, more }: SiteData['navigation'],
  known: ReadonlySet<string>,
): Problem[] {
  const file = 'data/navigation.json'
  const named = [
    { page: home, field: 'home' },
    ...groups.flatMap(({ pages, footerPages }, group) =>
      Object.entries({ pages, footerPages }).flatMap(([list, names]) =>
        names.map((page, index) => ({ page, field: `groups[${group}].${list}[${index}]` })),
      ),
    ),
    { page: contact, field: 'contact' },
    ...more.map((page, index) => ({ page, field: `more[${index}]` })),
  ]
  const unknown = named
    .filter(({ page }) => !known.has(page))
    .map(({ page, field }) => ({
      file,
      field,
      message: `names the page "${page}", which has no route`,
    }))
  const misplaced = groups.flatMap(({ pages, separatorBefore }, index) => {
    if (separatorBefore === undefined || pages.includes(separatorBefore)) return []
    const message = `is "${separatorBefore}", which is no page of this group`
    return [{ file, field: `groups[${index}].separatorBefore`, message }]
  })
  return [...unknown, ...misplaced]
}
