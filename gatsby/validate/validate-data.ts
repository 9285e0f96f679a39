import { checkDrawings } from './check-drawings'
import { checkPhrases } from './check-phrases'
import { checkPictures } from './check-pictures'
import { checkReferences } from './check-references'
import { checkRoutes } from './check-routes'
import type { Mistake } from './mistake'
import { readData, type SiteData } from './read-data'

const checkData = async (data: SiteData): Promise<Mistake[]> => [
  ...checkRoutes(data),
  ...checkReferences(data),
  ...checkPhrases(data),
  ...checkDrawings(data),
  ...(await checkPictures(data)),
]

/** Reads `data/` and `locales/` below a root folder, and finds every mistake. There is no data if a file is unreadable. */
export async function readAndCheck(root: string): Promise<ReturnType<typeof readData>> {
  const { data, mistakes } = readData(root)
  return { data, mistakes: data ? await checkData(data) : mistakes }
}

/** Every mistake in `data/` and `locales/` below a root folder. With an empty list the build goes on. */
export const validateData = async (root: string): Promise<Mistake[]> => (await readAndCheck(root)).mistakes
