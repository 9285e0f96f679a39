import type { GatsbyNode, Node } from 'gatsby'

import { kindOfFile } from './data/kinds'

export const shouldOnCreateNode: GatsbyNode<Node>['shouldOnCreateNode'] = ({ node }) => node.internal.type === 'File'

/** Makes nodes of the entries of a data file, so that GraphiQL can list and filter them. */
export const onCreateNode: GatsbyNode<Node>['onCreateNode'] = async ({ node, ...api }) => {
  const path = `${node.sourceInstanceName}/${node.relativePath}`
  const kind = kindOfFile(path)
  if (!kind) return
  const content: unknown = JSON.parse(await api.loadNodeContent(node))
  for (const { type, key, fields } of kind.nodesOf(content, path))
    api.actions.createNode({
      ...fields,
      id: api.createNodeId(`${type} ${key}`),
      parent: node.id,
      children: [],
      internal: { type, contentDigest: api.createContentDigest(fields) },
    })
}
