import type { GatsbyNode } from 'gatsby'

import { nodes, pluginResolvers } from './data/nodes'

export const createResolvers: GatsbyNode['createResolvers'] = (api) => {
  const ofNodes = Object.entries(nodes).map(([type, { resolvers }]) => [type, resolvers])
  api.createResolvers({ ...Object.fromEntries(ofNodes), ...pluginResolvers })
}
