import type { GatsbyNode, Node } from 'gatsby'

import { createListNodes, isListFile } from './create-list-nodes'

export const shouldOnCreateNode: GatsbyNode<Node>['shouldOnCreateNode'] = ({ node }) => isListFile(node.internal.type)

export const onCreateNode: GatsbyNode<Node>['onCreateNode'] = createListNodes
