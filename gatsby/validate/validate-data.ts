import { readData } from '../data/read-data'
import { checkDrawings } from './check-drawings'
import { checkPhrases } from './check-phrases'
import { checkPictures, checkTerrainFiles } from './check-pictures'
import { checkReferences } from './check-references'
import { checkRoutes } from './check-routes'
import type { Mistake } from './mistake'

/** Every mistake in `data/` and `locales/` below a root folder. With an empty list the build goes on. */
export async function validateData(root: string): Promise<Mistake[]> {
  const { data, mistakes } = readData(root)
  if (!data) return mistakes
  const found = [...checkRoutes(data), ...checkReferences(data), ...checkPhrases(data), ...checkDrawings(data)]
  return [...found, ...(await checkTerrainFiles(data)), ...(await checkPictures(data))]
}
