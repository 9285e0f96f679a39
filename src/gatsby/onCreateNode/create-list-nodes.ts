import type { CreateNodeArgs, Node } from 'gatsby'

import { bareNumber, type Figure, figuresFile } from '../../data-model/figures'
import { formatFigure } from '../../data-model/format-figure'
import { type RedirectGroup, redirectsFile } from '../../data-model/redirects'
import { type Route, routesFile } from '../../data-model/routes'
import { type Terrain, terrainsFile } from '../../data-model/terrains'
import { byLanguage, languages } from '../../i18n/languages'

type Entry = { key: string; fields: Record<string, unknown> }
type List = { type: string; entries: (content: unknown) => Entry[] }

/** A node's `id` belongs to Gatsby, so the id of a figure becomes `name`. */
const figureEntry = (figure: Figure): Entry => ({
  key: figure.id,
  fields: {
    name: figure.id,
    format: figure.format,
    text: byLanguage((language) => formatFigure(figure, language)),
    label: figure.label,
    note: figure.note,
    ...bareNumber(figure),
    figure,
  },
})

const routeEntry = (route: Route): Entry => {
  const paths = languages.flatMap((language) => (route[language] ? [{ language, path: route[language] }] : []))
  return { key: route.page, fields: { page: route.page, paths, route } }
}

const redirectEntries = ({ from, page, language }: RedirectGroup): Entry[] =>
  from.map((path) => ({ key: path, fields: { from: path, page, language } }))

const terrainEntry = (terrain: Terrain): Entry => ({
  key: terrain.page,
  fields: { page: terrain.page, spots: terrain.spots, terrain },
})

/** For each type of list file: the type of its entries, and the function that reads them. */
const lists: Record<string, List> = {
  FigureFile: { type: 'Figure', entries: (content) => figuresFile.parse(content).figures.map(figureEntry) },
  RouteFile: { type: 'Route', entries: (content) => routesFile.parse(content).routes.map(routeEntry) },
  RedirectFile: {
    type: 'Redirect',
    entries: (content) => redirectsFile.parse(content).redirects.flatMap(redirectEntries),
  },
  TerrainFile: { type: 'Terrain', entries: (content) => terrainsFile.parse(content).terrains.map(terrainEntry) },
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
