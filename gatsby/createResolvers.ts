import type { GatsbyNode } from 'gatsby'

import { resolvers } from './data/resolve/resolvers'

export const createResolvers: GatsbyNode['createResolvers'] = (api) => api.createResolvers(resolvers)
