import type { Route } from '../../src/data-model/routes'
import { languages } from '../../src/i18n/languages'
import type { Mistake } from './mistake'
import type { SiteData } from './read-data'

const duplicatesOf = (values: readonly string[]) => [
  ...new Set(values.filter((value, index) => values.indexOf(value) !== index)),
]

const pathsOf = (route: Route) => languages.flatMap((language) => route[language] ?? [])

/** Each route needs its page file, each page file its route, and no path may stand twice. */
function checkPaths({ routes, pages }: SiteData): Mistake[] {
  const file = 'data/routes.json'
  const has = (id: string, language: string) => pages.some((page) => page.id === id && page.language === language)
  const twice = [
    ...duplicatesOf(routes.map(({ page }) => page)).map((id) => `lists the page "${id}" twice. Take one away`),
    ...duplicatesOf(routes.flatMap(pathsOf)).map((path) => `gives the path "${path}" to two pages. Change one`),
  ].map((message) => ({ file, field: 'routes', message }))
  const withoutFile = routes.flatMap((route, index) =>
    languages
      .filter((language) => route[language] !== undefined && !has(route.page, language))
      .map((language) => {
        const message = `has a path, but the page's file data/pages/${language}/${route.page}.json is missing. Write it, or take the path away`
        return { file, field: `routes[${index}].${language}`, message }
      }),
  )
  const withoutPath = pages
    .filter(({ id, language }) => routes.find(({ page }) => page === id)?.[language] === undefined)
    .map((page) => ({
      file: page.file,
      field: '',
      message: `has no ${page.language} path in ${file}. Add one there, or take the file away`,
    }))
  return [...twice, ...withoutFile, ...withoutPath]
}

/** Redirects lead to pages that exist in their language, and from paths that are none of a page. */
function checkRedirects({ routes, redirects }: SiteData): Mistake[] {
  const file = 'data/redirects.json'
  const paths = new Set(routes.flatMap(pathsOf))
  const twice = duplicatesOf(redirects.flatMap(({ from }) => from)).map((from) => {
    const last = redirects.findLastIndex((redirect) => redirect.from.includes(from))
    return { file, field: `redirects[${last}].from`, message: `"${from}" is redirected twice: take one away` }
  })
  const wrong = redirects.flatMap(({ page, language, from }, index) => {
    const field = `redirects[${index}]`
    const target = routes.find((route) => route.page === page)?.[language]
    const lost = `leads to "${page}", which has no ${language} path in data/routes.json. Name another page`
    return [
      ...(target === undefined ? [{ file, field: `${field}.page`, message: lost }] : []),
      ...from
        .filter((path) => paths.has(path))
        .map((path) => ({ file, field: `${field}.from`, message: `"${path}" is a page's own path: take it away` })),
    ]
  })
  return [...wrong, ...twice]
}

/** The menu names pages that exist, and a separator stands above a page of its group. */
function checkNavigation({ routes, navigation: { home, groups, contact, more } }: SiteData): Mistake[] {
  const file = 'data/navigation.json'
  const known = new Set(routes.map(({ page }) => page))
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
      message: `names the page "${page}", which has no path in data/routes.json. Name another, or give it one`,
    }))
  const misplaced = groups.flatMap(({ pages, separatorBefore }, index) => {
    if (separatorBefore === undefined || pages.includes(separatorBefore)) return []
    const message = `is "${separatorBefore}", which is no page of this group. Name one of its pages, or take it away`
    return [{ file, field: `groups[${index}].separatorBefore`, message }]
  })
  return [...unknown, ...misplaced]
}

/** Pages, paths, redirects and the menu fit together. */
export const checkRoutes = (data: SiteData): Mistake[] => [
  ...checkPaths(data),
  ...checkRedirects(data),
  ...checkNavigation(data),
]
