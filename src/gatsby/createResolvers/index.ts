import type { GatsbyNode } from 'gatsby'

import { navigationResolvers } from './navigation'
import { pageQuery, pageResolvers } from './page'
import { figureResolvers, questionResolvers } from './questions'
import { redirectResolvers } from './redirect'
import { terrainResolvers } from './terrain'

/** Calculates what no file holds. The types stand in `src/gatsby/graphql/node-models.ts` and `src/gatsby/questions`. */
export const createResolvers: GatsbyNode['createResolvers'] = ({ createResolvers: add }) => {
  add({
    Query: { page: pageQuery, ...questionResolvers },
    Figure: figureResolvers,
    Navigation: navigationResolvers,
    Page: pageResolvers,
    Redirect: redirectResolvers,
    Terrain: terrainResolvers,
  })
}
