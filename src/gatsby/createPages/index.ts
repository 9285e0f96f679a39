import type { GatsbyNode } from 'gatsby'

import { createContentPages } from './create-content-pages'
import { createNotFoundPages } from './create-not-found-pages'
import { createRedirects } from './create-redirects'
import { writeTerrains } from './write-terrains'

/** One creator for each kind of page; a query that fails stops the build. */
export const createPages: GatsbyNode['createPages'] = async (api) => {
  await createContentPages(api)
  createNotFoundPages(api)
  await createRedirects(api)
  writeTerrains(api)
}
