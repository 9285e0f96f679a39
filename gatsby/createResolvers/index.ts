import type { GatsbyNode } from 'gatsby'

import { navigationResolvers } from './navigation'
import { pageQuery, pageResolvers } from './page'
import { figureResolvers, questionResolvers } from './questions'
import { redirectResolvers } from './redirect'

/**
 * Resolves values that no file holds. Their types are in `gatsby/graphql/node-models.ts` and
 * `gatsby/questions`.
 */
export const createResolvers: GatsbyNode['createResolvers'] = ({ createResolvers: add }) => {
  add({
    Query: { page: pageQuery, ...questionResolvers },
    Figure: figureResolvers,
    Navigation: navigationResolvers,
    Page: pageResolvers,
    Redirect: redirectResolvers,
  })
}
