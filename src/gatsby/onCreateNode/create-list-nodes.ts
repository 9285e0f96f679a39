import type { CreateNodeArgs, Node } from 'gatsby'

import { figuresFile } from '../../data-model/figures'
import { redirectsFile } from '../../data-model/redirects'
import { routesFile } from '../../data-model/routes'
import { terrainsFile } from '../../data-model/terrains'

type Entry = { key: string; fields: Record<string, unknown> }

/** For each type of list file: the type of its entries, and how to read them. */
const lists: Record<string, { type: string; entries: (content: unknown) => Entry[] }> = {
  FigureFile: {
    type: 'Figure',
    // A node's own `id` is Gatsby's, so a figure's is called `name`.
    entries: (content) =>
      figuresFile.parse(content).figures.map((figure) => ({ key: figure.id, fields: { name: figure.id, figure } })),
  },
  RouteFile: {
    type: 'Route',
    entries: (content) => routesFile.parse(content).routes.map((route) => ({ key: route.page, fields: route })),
  },
  RedirectFile: {
    type: 'Redirect',
    entries: (content) =>
      redirectsFile
        .parse(content)
        .redirects.flatMap(({ from, ...target }) =>
          from.map((path) => ({ key: path, fields: { ...target, from: path } })),
        ),
  },
  TerrainFile: {
    type: 'Terrain',
    entries: (content) =>
      terrainsFile
        .parse(content)
        .terrains.map((terrain) => ({ key: terrain.page, fields: { page: terrain.page, terrain } })),
  },
}

export function isListFile(type: string): boolean {
  return type in lists
}

/** Splits a JSON file that holds a list into one node for each entry, so that GraphiQL can list and filter them. */
export async function createListNodes({
  node,
  actions,
  createNodeId,
  createContentDigest,
  loadNodeContent,
  getNode,
}: CreateNodeArgs<Node>): Promise<void> {
  const list = lists[node.internal.type]
  const file = node.parent ? getNode(node.parent) : undefined
  if (!list || !file) return
  for (const { key, fields } of list.entries(JSON.parse(await loadNodeContent(file)))) {
    actions.createNode({
      ...fields,
      id: createNodeId(`${list.type} ${key}`),
      parent: node.id,
      children: [],
      internal: { type: list.type, contentDigest: createContentDigest(fields) },
    })
  }
}
