import { link as linkModel } from '../../../data-model/primitives'
import { pageLeaves } from '../page-leaves'
import type { Problem } from '../problem'
import type { PageEntry, SiteData } from '../read-data'
import { checkSpelledWords } from './interface-words'
import { withRule } from './rule'
import { italianOnly, pathsInBoth, specifiedGroups, specifiedRedirects } from './site-rules'

const wantedPaths = [
  ...Object.entries(pathsInBoth).map(([page, [en, it]]) => ({ rule: 'R-ROUTE-2', page, en, it })),
  ...italianOnly.map((page) => ({ rule: 'R-ROUTE-3', page, en: undefined, it: `/it/${page}` })),
]

function checkPaths({ routes }: SiteData): Problem[] {
  const file = 'data/routes.json'
  return wantedPaths.flatMap(({ rule, page, ...wanted }): Problem[] => {
    const index = routes.findIndex((route) => route.page === page)
    const route = routes[index]
    if (!route) return [{ file, field: 'routes', message: withRule(rule, `must have the page "${page}"`) }]
    return (['en', 'it'] as const)
      .filter((language) => route[language] !== wanted[language])
      .map((language) => {
        const path = wanted[language]
        const message = path
          ? `must be "${path}". Other addresses can lead there: data/redirects.json`
          : 'must be left out'
        return { file, field: `routes[${index}].${language}`, message: withRule(rule, message) }
      })
  })
}

function checkRedirects({ redirects }: SiteData): Problem[] {
  const file = 'data/redirects.json'
  return specifiedRedirects.flatMap(({ rule, from, page, language }) =>
    from.flatMap((path): Problem[] => {
      const index = redirects.findIndex((group) => group.from.includes(path))
      const group = redirects[index]
      const isThere = group?.page === page && group.language === language
      if (isThere) return []
      const field = group ? `redirects[${index}].from` : 'redirects'
      return [{ file, field, message: withRule(rule, `must lead "${path}" to the page "${page}" in "${language}"`) }]
    }),
  )
}

const isInOrder = (own: readonly string[], wanted: readonly string[]) =>
  own.filter((one) => wanted.includes(one)).join() === wanted.join()

function checkMenu({ navigation: { home, contact, groups, more } }: SiteData): Problem[] {
  const at = (rule: string, field: string, message: string) => ({
    file: 'data/navigation.json',
    field,
    message: withRule(rule, message),
  })
  const ids = Object.keys(specifiedGroups)
  const own = groups.map(({ id }) => id)
  const order = isInOrder(own, ids)
    ? []
    : [at('R-CHROME-2', 'groups', `must have these in this order: ${ids.join(', ')}`)]
  const pages = groups.flatMap((group, index) => {
    const wanted = specifiedGroups[group.id] ?? []
    const message = `must have these in this order: ${wanted.join(', ')}`
    return isInOrder(group.pages, wanted) ? [] : [at('R-CHROME-2', `groups[${index}].pages`, message)]
  })
  const shop = own.indexOf('e-commerce')
  const services = groups.find(({ id }) => id === 'services')
  const demands: [holds: boolean, problem: Problem][] = [
    [home === 'home', at('R-CHROME-1', 'home', 'must be the page "home"')],
    [contact === 'contact', at('R-CHROME-2', 'contact', 'must be the page "contact"')],
    [
      groups[shop]?.separatorBefore === 'from-zero',
      at('R-CHROME-2', `groups[${shop}].separatorBefore`, 'must be the page "from-zero"'),
    ],
    [
      groups[shop]?.footerPages.includes('contact') ?? false,
      at('R-CHROME-6', `groups[${shop}].footerPages`, 'must name the page "contact"'),
    ],
    [
      services?.footerSites.includes('events') ?? false,
      at('R-CHROME-6', `groups[${own.indexOf('services')}].footerSites`, 'must name the site "events"'),
    ],
    [
      italianOnly.every((page) => more.includes(page)),
      at('R-CHROME-11', 'more', `must name the pages that only Italian has: ${italianOnly.join(', ')}`),
    ],
  ]
  return [...order, ...pages, ...demands.filter(([holds]) => !holds).map(([, problem]) => problem)]
}

/** Ids of the other pages that a page leads to. */
const targetsOf = ({ id, content }: PageEntry): Set<string> => {
  const named = pageLeaves(content).flatMap(({ kind, value }) => {
    if (kind === 'link') return linkModel.parse(value).page ?? []
    return kind === 'pageId' ? String(value) : []
  })
  return new Set(named.filter((page) => page !== id))
}

/** Every page leads on, and pages of one language are linked from others (R-PAGE-17). */
function checkWays({ pages, routes }: SiteData): Problem[] {
  const targets = pages.map((page) => ({ page, ids: targetsOf(page) }))
  const ends = targets
    .filter(({ ids }) => [...ids].filter((id) => id !== 'contact').length < 2)
    .map(({ page: { file } }) => {
      const message = 'must lead on to two other pages, contact not counted: add a link'
      return { file, field: 'sections', message: withRule('R-PAGE-17', message) }
    })
  const lonely = routes
    .filter(
      ({ page, en, it }) =>
        it && !en && !targets.some(({ page: { language }, ids }) => language === 'it' && ids.has(page)),
    )
    .map(({ page }) => {
      const message = `lead from no Italian page to "${page}", which English lacks: link to it from where its readers pass`
      return { file: 'data/routes.json', field: 'routes', message: withRule('R-PAGE-17', message) }
    })
  return [...ends, ...lonely]
}

/** What the specification fixes beyond one page: addresses, redirects, menu, ways from page to page. */
export const checkSpecifiedSite = (data: SiteData): Problem[] => [
  ...checkPaths(data),
  ...checkRedirects(data),
  ...checkMenu(data),
  ...checkWays(data),
  ...checkSpelledWords(data),
]
