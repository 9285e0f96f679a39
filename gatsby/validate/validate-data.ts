import { checkCopy } from './check-copy'
import { checkDrawings } from './check-drawings'
import { checkFigures } from './check-figures'
import { checkLocales } from './check-locales'
import { checkPages } from './check-pages'
import { checkPictures } from './check-pictures'
import { checkRoutes } from './check-routes'
import type { Mistake } from './mistake'
import { readData, type SiteData } from './read-data'

const checkData = (data: SiteData): Mistake[] => [
  ...checkRoutes(data),
  ...checkPages(data),
  ...checkFigures(data),
  ...checkCopy(data),
  ...checkLocales(data),
  ...checkDrawings(data),
  ...checkPictures(data),
]

/** Reads `data/` and `locales/` below a root folder, and finds every mistake. There is no data if a file is unreadable. */
export function readAndCheck(root: string): ReturnType<typeof readData> {
  const { data, mistakes } = readData(root)
  return { data, mistakes: data ? checkData(data) : mistakes }
}

/** Every mistake in `data/` and `locales/` below a root folder. With an empty list the build goes on. */
export const validateData = (root: string): Mistake[] => readAndCheck(root).mistakes
