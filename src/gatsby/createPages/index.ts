import type { GatsbyNode } from 'gatsby'
import { writeTerrains } from '../terrains/write-terrains'
import { createContentPages } from './create-content-pages'
import { createNotFoundPages } from './create-not-found-pages'
import { createRedirects } from './create-redirects'
import { createThemesPage } from './create-themes-page'

/** One creator for each kind of page; a query that fails stops the build. */
export const createPages: GatsbyNode['createPages'] = async (api) => {
  await createContentPages(api)
  createNotFoundPages(api)
  await createRedirects(api)
  createThemesPage(api)
  writeTerrains(api)
}
