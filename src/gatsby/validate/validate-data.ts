import { checkFigures, checkSearchTexts } from './check-figures'
import { checkLocales, checkNavigationLabels } from './check-locales'
import { checkCounterparts, checkLinks, checkOrder, checkPictures, checkSections } from './check-pages'
import { checkPromises } from './check-promises'
import { checkReferencesToRoutes, checkRoutes } from './check-routes'
import { checkSlots } from './check-slots'
import { checkTypography } from './check-typography'
import type { Problem } from './problem'
import { readData } from './read-data'

/** Finds every mistake in `data/` and `locales/` below a root folder. With an empty list the build goes on. */
export function validateData(root: string): Problem[] {
  const { data, problems } = readData(root)
  if (!data) return problems
  return [
    ...checkRoutes(data),
    ...checkReferencesToRoutes(data),
    ...checkLocales(data),
    ...checkSlots(data),
    ...checkNavigationLabels(data),
    ...checkOrder(data),
    ...checkPictures(data, root),
    ...checkSections(data),
    ...checkCounterparts(data),
    ...checkLinks(data),
    ...checkFigures(data),
    ...checkPromises(data),
    ...checkSearchTexts(data),
    ...checkTypography(data),
  ]
}
