import { checkCopy } from './check-copy'
import { checkDrawings } from './check-drawings'
import { checkFigures } from './check-figures'
import { checkLocales } from './check-locales'
import { checkPages } from './check-pages'
import { checkPictures } from './check-pictures'
import { checkRoutes } from './check-routes'
import type { Mistake } from './mistake'
import { readData } from './read-data'

/** Finds every mistake in `data/` and `locales/` below a root folder. With an empty list the build goes on. */
export function validateData(root: string): Mistake[] {
  const { data, mistakes } = readData(root)
  if (!data) return mistakes
  return [
    ...checkRoutes(data),
    ...checkPages(data),
    ...checkFigures(data),
    ...checkCopy(data),
    ...checkLocales(data),
    ...checkDrawings(data),
    ...checkPictures(data),
  ]
}
