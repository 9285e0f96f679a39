import type { GatsbyNode } from 'gatsby'
import { createContentPages } from './create-content-pages'
import { createErrorPages } from './create-error-pages'
import { createRedirects } from './create-redirects'

/** Calls one creator for each kind of page. A failed query stops the build. */
export const createPages: GatsbyNode['createPages'] = async (api) => {
  await createContentPages(api)
  createErrorPages(api)
  await createRedirects(api)
}
