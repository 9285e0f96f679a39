import { checkDrawings } from './check-drawings'
import { checkFigures, checkReferences, checkSearchTexts } from './check-figures'
import { checkLetters } from './check-letters'
import { checkLocales, checkNavigationLabels } from './check-locales'
import { checkCounterparts, checkForms, checkLinks, checkOrder, checkPictures, checkSections } from './check-pages'
import { checkPromises } from './check-promises'
import { checkReferencesToRoutes, checkRoutes } from './check-routes'
import { checkSlots } from './check-slots'
import { checkCopy, checkSharedTexts } from './check-typography'
import { type Files, filesBelow } from './files'
import type { Problem } from './problem'
import { type PageEntry, readFiles, type SiteData } from './read-data'
import { checkSpecifiedPage } from './specification/pages'
import { checkSpecifiedSite } from './specification/site'

/** Finds the mistakes of one page, which depend on no other page. The specification's rules stand apart. */
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
  ...checkFigures(data),
  ...checkSearchTexts(data),
  ...checkSharedTexts(data),
  ...checkLetters(data),
]

/** Finds the mistakes that any site of this kind could have. */
export const checkSite = (data: SiteData, files: Files): Problem[] => [
  ...checkTogether(data),
  ...data.pages.flatMap((page) => checkPage(page, data, files)),
]

/** Finds the rules of the specification that the data breaks. */
export const checkSpecification = (data: SiteData): Problem[] => [
  ...checkSpecifiedSite(data),
  ...data.pages.flatMap(checkSpecifiedPage),
]

type Validation = { data: SiteData | undefined; problems: Problem[] }

function validate(root: string): Validation {
  const files = filesBelow(root)
  const { data, problems } = readFiles(files)
  return { data, problems: data ? [...checkSite(data, files), ...checkSpecification(data)] : problems }
}

/** Finds every mistake in `data/` and `locales/` below a root folder, except labels that find no room in their drawing. */
export const validateData = (root: string): Problem[] => validate(root).problems

const everyPage = 'data/figures.json'

/**
 * Finds every mistake below a root folder, also in drawings. With an empty list the build goes on. The first time takes
 * half a minute. From then on it draws only sections that have changed.
 * @param changed draws only the pages of these files
 */
export function validateAll(root: string, changed: readonly string[] = [everyPage]): Problem[] {
  const { data, problems } = validate(root)
  if (!data || problems.length > 0) return problems
  const isChanged = ({ file }: PageEntry) => changed.includes(file) || changed.includes(everyPage)
  return data.pages.filter(isChanged).flatMap((page) => checkDrawings(page, data))
}
