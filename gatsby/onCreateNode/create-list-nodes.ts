import type { CreateNodeArgs, Node } from 'gatsby'

import { figuresById, wordFigure } from '../../src/data-model/figure-references'
import { bareNumber, entriesOf, type Figure, figuresFile, wordsOf } from '../../src/data-model/figures'
import { type RedirectGroup, redirectsFile } from '../../src/data-model/redirects'
import { type Route, routesFile } from '../../src/data-model/routes'
import { type Terrain, terrainFile, terrainsFile, viewFile } from '../../src/data-model/terrains'
import { byLanguage, languages } from '../../src/i18n/languages'

type Entry = { key: string; fields: Record<string, unknown> }
type List = { type: string; entries: (content: unknown) => Entry[] }

/** A node's `id` belongs to Gatsby, so the id of a figure becomes `name`. */
function figureEntry(figure: Figure, _index: number, figures: readonly Figure[]): Entry {
  const byId = figuresById(figures)
  const { whose = null, period = null } = wordsOf(figure)
  const worded = byLanguage((language) => wordFigure(figure.id, byId, language))
  return {
    key: figure.id,
    fields: {
      name: figure.id,
      format: figure.format,
      text: byLanguage((language) => worded[language].text),
      label: byLanguage((language) => worded[language].label),
      note: byLanguage((language) => worded[language].note),
      whose: whose && byLanguage((language) => worded[language].whose),
      period: period && byLanguage((language) => worded[language].period),
      ...bareNumber(figure),
      figure,
    },
  }
}

const routeEntry = (route: Route): Entry => {
  const paths = languages.flatMap((language) => (route[language] ? [{ language, path: route[language] }] : []))
  return { key: route.page, fields: { page: route.page, paths, route } }
}

const redirectEntries = ({ from, page, language }: RedirectGroup): Entry[] =>
  from.map((path) => ({ key: path, fields: { from: path, page, language } }))

const terrainEntry = (terrain: Terrain): Entry => {
  const { page, spots } = terrain
  const view = viewFile(terrain)
  return { key: page, fields: { page, spots, lines: `./${terrainFile(terrain)}`, view: view && `./${view}`, terrain } }
}

/** For each type of list file: the type of its entries, and the function that reads them. */
const lists: Record<string, List> = {
  FigureFile: { type: 'Figure', entries: (content) => entriesOf(figuresFile.parse(content)).map(figureEntry) },
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
