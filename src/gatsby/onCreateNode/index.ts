import type { GatsbyNode } from 'gatsby'

import { createListNodes, isListFile } from './create-list-nodes'

export const shouldOnCreateNode: GatsbyNode['shouldOnCreateNode'] = ({ node }) => isListFile(node.internal.type)

export const onCreateNode: GatsbyNode<Record<string, unknown>>['onCreateNode'] = (api) => createListNodes(api)
