import type { GatsbyNode } from 'gatsby'

import { figureResolvers } from './figure'
import { localeResolvers } from './locale'
import { pageResolvers } from './page'
import { redirectResolvers } from './redirect'

/** Resolves values that no node holds. `gatsby/graphql/node-models.ts` has their types. */
export const createResolvers: GatsbyNode['createResolvers'] = ({ createResolvers: add }) => {
  add({ Figure: figureResolvers, Locale: localeResolvers, Page: pageResolvers, Redirect: redirectResolvers })
}
