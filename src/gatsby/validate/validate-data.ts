import { checkFigures, checkSearchTexts } from './check-figures'
import { checkLetters } from './check-letters'
import { checkLocales, checkNavigationLabels } from './check-locales'
import { checkCounterparts, checkLinks, checkOrder, checkPictures, checkSections } from './check-pages'
import { checkReferencesToRoutes, checkRoutes } from './check-routes'
import { checkTypography } from './check-typography'
import type { Problem } from './problem'
import { readData } from './read-data'

/** Every mistake in `data/` and `locales/` below a root folder; an empty list lets the build go on. */
export function validateData(root: string): Problem[] {
  const { data, problems } = readData(root)
  if (!data) return problems
  return [
    ...checkRoutes(data),
    ...checkReferencesToRoutes(data),
    ...checkLocales(data),
    ...checkNavigationLabels(data),
    ...checkOrder(data),
    ...checkPictures(data, root),
    ...checkSections(data),
    ...checkCounterparts(data),
    ...checkLinks(data),
    ...checkFigures(data),
    ...checkSearchTexts(data),
    ...checkTypography(data),
    ...checkLetters(data),
  ]
}
