import type { Problem } from '../problem'
import type { PageEntry } from '../read-data'
import { specifiedFigures } from './figures'
import { landingPages } from './landing-rules'
import { pageRules } from './page-rules'
import { withRule } from './rule'
import { wordRules } from './word-rules'

/** Keywords stand on the landing pages, and on no others. */
function checkKeywords({ file, id, content }: PageEntry): Problem[] {
  const isLanding = landingPages.some((page) => page === id)
  const has = content.search.keywords !== undefined
  if (isLanding === has) return []
  const message = has
    ? {
        en: 'must be left out: only the landing pages have keywords',
        it: 'vanno tolte: solo le landing page hanno parole chiave',
      }
    : { en: 'must be there: landing pages have them', it: 'ci vogliono: le landing page le hanno' }
  return [{ file, field: 'search.keywords', message: withRule('R-PAGE-1', message) }]
}

/** What the specification fixes on a page: kinds of sections, counts, buttons, figures. */
export function checkSpecifiedPage(page: PageEntry): Problem[] {
  const { file, id, language } = page
  const found = [...pageRules, ...wordRules]
    .filter(({ pages }) => pages.includes(`${language}/${id}`))
    .flatMap(({ rule, demands }) =>
      demands
        .flatMap((demand) => demand(page))
        .map(({ field, message }) => ({ file, field, message: withRule(rule, message) })),
    )
  return [...found, ...checkKeywords(page), ...specifiedFigures(page)]
}
