import type { GatsbyNode } from 'gatsby'

import { navigationResolvers } from './navigation'
import { pageResolvers } from './page'
import { redirectResolvers } from './redirect'
import { terrainResolvers } from './terrain'

/** Calculates what no file holds. The types stand in `src/gatsby/graphql/node-models.ts`. */
export const createResolvers: GatsbyNode['createResolvers'] = ({ createResolvers: add }) => {
  add({ Navigation: navigationResolvers, Page: pageResolvers, Redirect: redirectResolvers, Terrain: terrainResolvers })
}
