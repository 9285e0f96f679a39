import type { z } from 'zod'

import { drawingFile } from '../../src/data-model/drawing'
import { fieldPath } from '../../src/data-model/field-path'
import { figuresById, figuresIn, wordFigure } from '../../src/data-model/figure-references'
import { figuresFile } from '../../src/data-model/figures'
import { navigationFile } from '../../src/data-model/navigation'
import { language } from '../../src/data-model/primitives'
import { redirectsFile } from '../../src/data-model/redirects'
import { routesFile } from '../../src/data-model/routes'
import { siteFile } from '../../src/data-model/site'
import { terrainFile, terrainsFile } from '../../src/data-model/terrains'
import { languages } from '../../src/i18n/languages'
import { type PageFile, page } from '../../src/sections/page-model'
import { pageLeaves, targetsOf } from './page-leaves'
import type { Nodes } from './read-nodes'

/** A node to make. `key` tells it from the other nodes of its type. Gatsby has the `id`, so that of a figure is `name`. */
export type NewNode = {
  [Type in keyof Nodes]: { type: Type; key: string; fields: Nodes[Type] }
}[keyof Nodes]

type Options<Model extends z.ZodObject> = {
  /** The title of its JSON Schema. */
  title: string
  /** Its name in the editor, where the editor offers it under “Site”. */
  label?: string
  model: Model
  /** The nodes that a file makes. @param file path from the root of the project */
  nodes: (content: z.infer<Model>, file: string) => NewNode[]
}

type Kind<Model extends z.ZodObject> = Omit<Options<Model>, 'nodes'> & {
  /** Which files are of this kind, by their path from the root of the project. */
  files: RegExp
  /** The file, where there is one. */
  file?: string
  /**
   * The nodes that a file makes, with the defaults of the model, which the node of gatsby-transformer-json lacks.
   * @param content that node: it has further fields
   */
  nodesOf: (content: object, file: string) => NewNode[]
}

function kind<Model extends z.ZodObject>(files: RegExp, { nodes, ...options }: Options<Model>): Kind<Model> {
  const own = Object.keys(options.model.shape)
  const pick = (content: object) => Object.fromEntries(Object.entries(content).filter(([key]) => own.includes(key)))
  return { ...options, files, nodesOf: (content, file) => nodes(options.model.parse(pick(content)), file) }
}

/** A kind of which there is one file. */
const single = <Model extends z.ZodObject>(name: string, { title, ...options }: Options<Model>) => {
  const file = `data/${name}.json`
  return { ...kind(new RegExp(`^${file}$`), { ...options, title: `${title}: ${file}` }), file }
}

/** The language of a file, which is its folder, and the id that its name gives. The editor runs this, too: no modules of Node. */
export function namedBy(file: string) {
  const [folder, name = ''] = file.split('/').slice(-2)
  return { language: language.parse(folder), id: name.replace(/\.json$/, '') }
}

function pageNode(content: PageFile, file: string): NewNode {
  const { language, id: pageId } = namedBy(file)
  const fields: Nodes['Page'] = {
    pageId,
    language,
    search: content.search,
    sections: content.sections,
    sectionTypes: content.sections.map(({ type }) => type),
    targets: [...targetsOf(content)],
    figures: pageLeaves(content).flatMap((leaf) =>
      figuresIn(leaf).map((name) => ({ name, field: fieldPath(leaf.steps) })),
    ),
  }
  return { type: 'Page', key: `${language} ${pageId}`, fields }
}

/**
 * Every kind of data file, by its name: that of its JSON Schema. This is the only list. Validation, nodes, JSON Schemas
 * and the editor follow it; `nodes.ts` describes the nodes.
 */
export const kinds = {
  site: single('site', {
    title: 'Who the agency is',
    label: 'The agency',
    model: siteFile,
    nodes: (agency) =>
      languages.map((language) => ({ type: 'Agency', key: language, fields: { ...agency, language } })),
  }),
  figures: single('figures', {
    title: 'The figures that copy refers to',
    label: 'Figures',
    model: figuresFile,
    nodes: ({ figures }) => {
      const known = figuresById(figures)
      return languages.flatMap((language) =>
        figures.map((figure) => ({
          type: 'Figure',
          key: `${language} ${figure.id}`,
          fields: {
            name: figure.id,
            language,
            format: figure.format,
            ...wordFigure(figure.id, known, language),
            figure,
          },
        })),
      )
    },
  }),
  routes: single('routes', {
    title: 'Where each page stands',
    label: 'Paths of the pages',
    model: routesFile,
    nodes: ({ routes }) => routes.map((fields) => ({ type: 'Route', key: fields.page, fields })),
  }),
  redirects: single('redirects', {
    title: 'Old paths and where they lead',
    label: 'Redirects',
    model: redirectsFile,
    nodes: ({ redirects }) =>
      redirects.flatMap(({ from, ...target }) =>
        from.map((path) => ({ type: 'Redirect', key: path, fields: { from: path, ...target } })),
      ),
  }),
  navigation: single('navigation', {
    title: 'The menu and the footer',
    label: 'Menu and footer',
    model: navigationFile,
    nodes: (navigation) =>
      languages.map((language) => ({ type: 'Navigation', key: language, fields: { ...navigation, language } })),
  }),
  terrains: single('terrains', {
    title: 'The terrain of each page',
    label: 'Terrains',
    model: terrainsFile,
    nodes: ({ terrains }) =>
      languages.flatMap((language) =>
        terrains.map((terrain) => ({
          type: 'Terrain',
          key: `${language} ${terrain.page}`,
          fields: { ...terrain, language, art: terrainFile(terrain) },
        })),
      ),
  }),
  drawing: kind(/^data\/drawings\/[a-z-]+\/drawing\.json$/, {
    title: 'A picture with places for its labels: data/drawings/<name>/drawing.json',
    model: drawingFile,
    nodes: ({ signs, ...rest }) => {
      const { name } = rest
      return [{ type: 'Drawing', key: name, fields: { ...rest, signs: signs && `drawings/${name}/${signs.slice(2)}` } }]
    },
  }),
  page: kind(new RegExp(`^data/pages/(${languages.join('|')})/[a-z0-9-]+\\.json$`), {
    title: 'One page in one language: data/pages/<language>/<page>.json',
    model: page,
    nodes: (content, file) => [pageNode(content, file)],
  }),
}

export type KindName = keyof typeof kinds

export const kindOfFile = (file: string) => Object.values(kinds).find(({ files }) => files.test(file))
