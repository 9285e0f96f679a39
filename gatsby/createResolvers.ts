import type { GatsbyNode } from 'gatsby'

import { figureResolvers } from './data/resolve/figure'
import { localeResolvers } from './data/resolve/locale'
import { pageResolvers } from './data/resolve/page'
import { redirectResolvers } from './data/resolve/redirect'

/** Resolves values that no node holds. `gatsby/data/schema/node-models.ts` has their types. */
export const createResolvers: GatsbyNode['createResolvers'] = ({ createResolvers: add }) => {
  add({ Figure: figureResolvers, Locale: localeResolvers, Page: pageResolvers, Redirect: redirectResolvers })
}
