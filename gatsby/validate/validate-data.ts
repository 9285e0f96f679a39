import { checkDrawingSections, checkDrawings } from './check-drawings'
import { checkFigures, checkReferences, checkSearchTexts } from './check-figures'
import { checkLetters } from './check-letters'
import { checkLocales, checkNavigationLabels } from './check-locales'
import { checkCounterparts, checkForms, checkLinks, checkOrder, checkPictures, checkSections } from './check-pages'
import { checkPromises } from './check-promises'
import { checkReferencesToRoutes, checkRoutes } from './check-routes'
import { checkSlots } from './check-slots'
import { checkTerrains } from './check-terrains'
import { checkCopy, checkSharedTexts } from './check-typography'
import { checkWays } from './check-ways'
import { type Files, filesBelow } from './files'
import type { Problem } from './problem'
import { type PageEntry, readFiles, type SiteData } from './read-data'

/** Finds the mistakes of one page, which depend on no other page. */
export const checkPage = (page: PageEntry, data: SiteData, files: Files): Problem[] => [
  ...checkOrder(page),
  ...checkForms(page),
  ...checkPictures(page, files),
  ...checkSections(page, data),
  ...checkReferences(page, data),
  ...checkPromises(page, data),
  ...checkCopy(page),
]

/** Finds files that do not fit together. */
export const checkTogether = (data: SiteData): Problem[] => [
  ...checkRoutes(data),
  ...checkReferencesToRoutes(data),
  ...checkLocales(data),
  ...checkSlots(data),
  ...checkNavigationLabels(data),
  ...checkCounterparts(data),
  ...checkLinks(data),
  ...checkWays(data),
  ...checkFigures(data),
  ...checkSearchTexts(data),
  ...checkSharedTexts(data),
  ...checkLetters(data),
  ...checkDrawingSections(data),
]

/** Finds the mistakes that any site of this kind could have. */
export const checkSite = (data: SiteData, files: Files): Problem[] => [
  ...checkTogether(data),
  ...checkDrawings(data, files),
  ...checkTerrains(data, files),
  ...data.pages.flatMap((page) => checkPage(page, data, files)),
]

/** Finds every mistake in `data/` and `locales/` below a root folder. With an empty list the build goes on. */
export function validateData(root: string): Problem[] {
  const files = filesBelow(root)
  const { data, problems } = readFiles(files)
  return data ? checkSite(data, files) : problems
}
