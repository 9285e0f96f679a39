import { link as linkModel } from '../../src/data-model/primitives'
import { pageLeaves } from './page-leaves'
import type { Problem } from './problem'
import type { PageEntry, SiteData } from './read-data'

/** Ids of the other pages that a page leads to. */
function targetsOf({ id, content }: PageEntry): Set<string> {
  const named = pageLeaves(content).flatMap(({ kind, value }) => {
    if (kind === 'link') return linkModel.parse(value).page ?? []
    return kind === 'pageId' ? String(value) : []
  })
  return new Set(named.filter((page) => page !== id))
}

const problem = (file: string, field: string, message: string): Problem => ({
  file,
  field,
  message: message,
})

/** Every page leads on, and another Italian page links to each page that is Italian only (R-PAGE-17). */
export function checkWays({ pages, routes }: SiteData): Problem[] {
  const targets = pages.map((page) => ({ page, ids: targetsOf(page) }))
  const ends = targets
    .filter(({ ids }) => [...ids].filter((id) => id !== 'contact').length < 2)
    .map(({ page: { file } }) => {
      const where = 'to a button of the hero, or to a card, a row or a section that has one'
      return problem(file, 'sections', `must lead on to two other pages, contact not counted: add a link ${where}`)
    })
  const isLinked = (page: string) => targets.some(({ page: { language }, ids }) => language === 'it' && ids.has(page))
  const lonely = routes
    .filter(({ page, en, it }) => it && !en && !isLinked(page))
    .map(({ page }) => {
      const message = `lead from no Italian page to "${page}", which English lacks: link to it from where its readers pass`
      return problem('data/routes.json', 'routes', message)
    })
  return [...ends, ...lonely]
}
