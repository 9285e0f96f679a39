import type { GatsbyNode } from 'gatsby'
import { createContentPages } from './pages/create-content-pages'
import { createErrorPages } from './pages/create-error-pages'
import { createRedirects } from './pages/create-redirects'

/** Calls one creator for each kind of page. A failed query stops the build. */
export const createPages: GatsbyNode['createPages'] = async (api) => {
  await createContentPages(api)
  createErrorPages(api)
  await createRedirects(api)
}
