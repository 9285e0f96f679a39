import { drawingFile } from '../../src/data-model/drawing'
import { fieldPath } from '../../src/data-model/field-path'
import { figuresIn } from '../../src/data-model/figure-references'
import { bareNumber, entriesOf, figuresFile } from '../../src/data-model/figures'
import { navigationFile } from '../../src/data-model/navigation'
import { redirectsFile } from '../../src/data-model/redirects'
import { routesFile } from '../../src/data-model/routes'
import { siteFile } from '../../src/data-model/site'
import { terrainFile, terrainsFile } from '../../src/data-model/terrains'
import { page } from '../../src/sections/page-model'
import { dataFileOf } from '../data-files'
import { pageLeaves, targetsOf } from '../validate/page-leaves'

/** A node to create. `key` tells it from the other nodes of its type. */
export type NewNode = { type: string; key: string; fields: object }

function pageNode(json: unknown, file: string): NewNode {
  const [language = '', name = ''] = file.split('/').slice(-2)
  const pageId = name.replace(/\.json$/, '')
  const content = page.parse(json)
  const { search, sections } = content
  const fields = {
    ...{ pageId, language, search, sections, terrain: pageId },
    sectionTypes: sections.map(({ type }) => type),
    targets: [...targetsOf(content)],
    // The figures that it shows, each with its place.
    figures: pageLeaves(content).flatMap((leaf) =>
      figuresIn(leaf).map((name) => ({ name, place: fieldPath(leaf.steps) })),
    ),
  }
  return { type: 'Page', key: `${language} ${pageId}`, fields }
}

/** The nodes of each kind of data file. A node's `id` belongs to Gatsby, so the id of a figure becomes `name`. */
const nodesOf: Record<string, (json: unknown, file: string) => NewNode[]> = {
  site: (json) => [{ type: 'Agency', key: '', fields: siteFile.parse(json) }],
  navigation: (json) => [{ type: 'Navigation', key: '', fields: navigationFile.parse(json) }],
  figures: (json) =>
    entriesOf(figuresFile.parse(json)).map((figure) => ({
      type: 'Figure',
      key: figure.id,
      fields: { name: figure.id, format: figure.format, ...bareNumber(figure), figure },
    })),
  routes: (json) => routesFile.parse(json).routes.map((fields) => ({ type: 'Route', key: fields.page, fields })),
  redirects: (json) =>
    redirectsFile
      .parse(json)
      .redirects.flatMap(({ from, ...target }) =>
        from.map((path) => ({ type: 'Redirect', key: path, fields: { from: path, ...target } })),
      ),
  terrains: (json) =>
    terrainsFile.parse(json).terrains.map((terrain) => {
      const fields = { ...terrain, art: `./${terrainFile(terrain)}` }
      return { type: 'Terrain', key: terrain.page, fields }
    }),
  drawing: (json) => {
    const fields = drawingFile.parse(json)
    return [{ type: 'Drawing', key: fields.name, fields }]
  },
  page: (json, file) => [pageNode(json, file)],
}

/**
 * The content of a data file as nodes, one for each entry of a list.
 * @param file path from the root of the project
 */
export function nodesOfFile(file: string, json: unknown): NewNode[] {
  const kind = dataFileOf(file)
  return (kind && nodesOf[kind.name]?.(json, file)) ?? []
}
