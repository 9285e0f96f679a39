import type { GatsbyNode } from 'gatsby'
import { writeTerrains } from '../terrain-files/write-terrains'
import { createContentPages } from './create-content-pages'
import { createErrorPages } from './create-error-pages'
import { createRedirects } from './create-redirects'
import { createThemesPage } from './create-themes-page'

/** Calls one creator for each kind of page. A failed query stops the build. */
export const createPages: GatsbyNode['createPages'] = async (api) => {
  await createContentPages(api)
  createErrorPages(api)
  await createRedirects(api)
  createThemesPage(api)
  writeTerrains(api)
}
