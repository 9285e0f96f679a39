import { link as linkModel } from '../../../src/data-model/primitives'
import type { Words } from '../../../src/data-model/words'
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

const hasPage = (page: string): Words => ({
  en: `must have the page "${page}"`,
  it: `devono avere la pagina «${page}»`,
})

const isPage = (page: string): Words => ({ en: `must be the page "${page}"`, it: `deve essere la pagina «${page}»` })

const ordered = (ids: readonly string[]): Words => ({
  en: `must have these in this order: ${ids.join(', ')}`,
  it: `deve averli in quest’ordine: ${ids.join(', ')}`,
})

function checkPaths({ routes }: SiteData): Problem[] {
  const file = 'data/routes.json'
  return wantedPaths.flatMap(({ rule, page, ...wanted }): Problem[] => {
    const index = routes.findIndex((route) => route.page === page)
    const route = routes[index]
    if (!route) return [{ file, field: 'routes', message: withRule(rule, hasPage(page)) }]
    return (['en', 'it'] as const)
      .filter((language) => route[language] !== wanted[language])
      .map((language) => {
        const path = wanted[language]
        const message = path
          ? {
              en: `must be "${path}". Other addresses can lead there: data/redirects.json`,
              it: `deve essere «${path}». Altri indirizzi possono portare lì: sono i Reindirizzamenti`,
            }
          : { en: 'must be left out', it: 'va lasciato vuoto' }
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
      const message = {
        en: `must lead "${path}" to the page "${page}" in "${language}"`,
        it: `deve portare «${path}» alla pagina «${page}» in «${language}»`,
      }
      return [{ file, field, message: withRule(rule, message) }]
    }),
  )
}

const isInOrder = (own: readonly string[], wanted: readonly string[]) =>
  own.filter((one) => wanted.includes(one)).join() === wanted.join()

function checkMenu({ navigation: { home, contact, groups, more } }: SiteData): Problem[] {
  const at = (rule: string, field: string, message: Words) => ({
    file: 'data/navigation.json',
    field,
    message: withRule(rule, message),
  })
  const ids = Object.keys(specifiedGroups)
  const own = groups.map(({ id }) => id)
  const order = isInOrder(own, ids) ? [] : [at('R-CHROME-2', 'groups', ordered(ids))]
  const pages = groups.flatMap((group, index) => {
    const wanted = specifiedGroups[group.id] ?? []
    return isInOrder(group.pages, wanted) ? [] : [at('R-CHROME-2', `groups[${index}].pages`, ordered(wanted))]
  })
  const shop = own.indexOf('e-commerce')
  const services = groups.find(({ id }) => id === 'services')
  const demands: [holds: boolean, problem: Problem][] = [
    [home === 'home', at('R-CHROME-1', 'home', isPage('home'))],
    [contact === 'contact', at('R-CHROME-2', 'contact', isPage('contact'))],
    [
      groups[shop]?.separatorBefore === 'from-zero',
      at('R-CHROME-2', `groups[${shop}].separatorBefore`, isPage('from-zero')),
    ],
    [
      groups[shop]?.footerPages.includes('contact') ?? false,
      at('R-CHROME-6', `groups[${shop}].footerPages`, {
        en: 'must name the page "contact"',
        it: 'deve nominare la pagina «contact»',
      }),
    ],
    [
      services?.footerSites.includes('events') ?? false,
      at('R-CHROME-6', `groups[${own.indexOf('services')}].footerSites`, {
        en: 'must name the site "events"',
        it: 'deve nominare il sito «events»',
      }),
    ],
    [
      italianOnly.every((page) => more.includes(page)),
      at('R-CHROME-11', 'more', {
        en: `must name the pages that only Italian has: ${italianOnly.join(', ')}`,
        it: `deve nominare le pagine solo in italiano: ${italianOnly.join(', ')}`,
      }),
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
      const message = {
        en: 'must lead on to two other pages, contact not counted: add a link',
        it: 'devono portare ad altre due pagine, senza contare i contatti: aggiungi un link',
      }
      return { file, field: 'sections', message: withRule('R-PAGE-17', message) }
    })
  const lonely = routes
    .filter(
      ({ page, en, it }) =>
        it && !en && !targets.some(({ page: { language }, ids }) => language === 'it' && ids.has(page)),
    )
    .map(({ page }) => {
      const message = {
        en: `lead from no Italian page to "${page}", which English lacks: link to it from where its readers pass`,
        it: `nessuna pagina italiana porta a «${page}», che in inglese non c’è: metti un link dove passa chi la cerca`,
      }
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
