import { checkDrawings } from './check-drawings'
import { checkFigures, checkReferences, checkSearchTexts } from './check-figures'
import { checkLocales, checkNavigationLabels, checkPlaceholders } from './check-locales'
import { checkCounterparts, checkForms, checkLinks, checkOrder, checkPictures, checkSections } from './check-pages'
import { checkReferencesToRoutes, checkRoutes } from './check-routes'
import { checkCopy, checkSharedTexts } from './check-typography'
import { type Files, filesBelow } from './files'
import type { Problem } from './problem'
import { type PageEntry, readFiles, type SiteData } from './read-data'
import { checkSpecifiedPage } from './specification/pages'
import { checkSpecifiedSite } from './specification/site'

/** Mistakes of one page, which depend on no other page. What the specification says of it is asked apart. */
export const checkPage = (page: PageEntry, data: SiteData, files: Files): Problem[] => [
  ...checkOrder(page),
  ...checkForms(page),
  ...checkPictures(page, files),
  ...checkSections(page, data),
  ...checkReferences(page, data),
  ...checkCopy(page),
]

/** Mistakes of how the files fit together. */
export const checkTogether = (data: SiteData): Problem[] => [
  ...checkRoutes(data),
  ...checkReferencesToRoutes(data),
  ...checkLocales(data),
  ...checkPlaceholders(data),
  ...checkNavigationLabels(data),
  ...checkCounterparts(data),
  ...checkLinks(data),
  ...checkFigures(data),
  ...checkSearchTexts(data),
  ...checkSharedTexts(data),
]

/** Mistakes that any site of this kind could have. */
export const checkSite = (data: SiteData, files: Files): Problem[] => [
  ...checkTogether(data),
  ...data.pages.flatMap((page) => checkPage(page, data, files)),
]

/** What the specification wants of this site, and the data has not. */
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

/** Every mistake in `data/` and `locales/` below a root folder, but for labels that find no room in their drawing. */
export const validateData = (root: string): Problem[] => validate(root).problems

const everyPage = 'data/figures.json'

/**
 * Every mistake below a root folder, drawings included; an empty list lets the build go on. The first time that takes
 * half a minute, from then on only what has changed is drawn.
 * @param changed asks for the drawings of these files only
 */
export function validateAll(root: string, changed: readonly string[] = [everyPage]): Problem[] {
  const { data, problems } = validate(root)
  if (!data || problems.length > 0) return problems
  const isChanged = ({ file }: PageEntry) => changed.includes(file) || changed.includes(everyPage)
  return data.pages.filter(isChanged).flatMap((page) => checkDrawings(page, data))
}
