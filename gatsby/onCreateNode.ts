import type { GatsbyNode, Node } from 'gatsby'

import { kindOfFile } from './data/kinds'

export const shouldOnCreateNode: GatsbyNode<Node>['shouldOnCreateNode'] = ({ node }) =>
  node.internal.type === 'DataFile'

/** Makes nodes of the entries of a data file, so that GraphiQL can list and filter them. */
export const onCreateNode: GatsbyNode<Node>['onCreateNode'] = ({ node, getNode, ...api }) => {
  const { id, parent, children, internal, ...content } = node
  const file = parent ? getNode(parent) : undefined
  if (!file) return
  const path = `${file.sourceInstanceName}/${file.relativePath}`
  for (const { type, key, fields } of kindOfFile(path)?.nodesOf(content, path) ?? [])
    api.actions.createNode({
      ...fields,
      id: api.createNodeId(`${type} ${key}`),
      parent: id,
      children: [],
      internal: { type, contentDigest: api.createContentDigest(fields) },
    })
}
