import type { z } from 'zod'

import { drawingFile } from '../../src/data-model/drawing'
import { fieldPath } from '../../src/data-model/field-path'
import { figuresById, figuresIn, localizeFigure } from '../../src/data-model/figure-references'
import { figuresFile } from '../../src/data-model/figures'
import { navigationFile } from '../../src/data-model/navigation'
import { language } from '../../src/data-model/primitives'
import { redirectsFile } from '../../src/data-model/redirects'
import { routesFile } from '../../src/data-model/routes'
import { siteFile } from '../../src/data-model/site'
import { terrainFile, terrainsFile } from '../../src/data-model/terrains'
import { languages } from '../../src/i18n/languages'
import { type PageFile, page, pageLeaves } from '../../src/sections/page-model'

/** A node to make. `key` tells it from the other nodes of its type. Gatsby has the `id`, so that of a figure is `name`. */
const node = <Type extends string, Fields extends object>(type: Type, key: string, fields: Fields) => ({
  type,
  key,
  fields,
})

type Options<Model extends z.ZodObject, Node> = {
  /** The title of its JSON Schema. */
  title: string
  /** Its name in the editor; none where the editor does not offer it. */
  label?: string
  model: Model
  /** The nodes that a file makes. @param file path from the root of the project */
  nodes: (content: z.infer<Model>, file: string) => Node[]
}

/** A kind of data file. @param files which files are of this kind, by their path from the root of the project */
const kind = <Model extends z.ZodObject, Node>(files: RegExp, { nodes, ...options }: Options<Model, Node>) => ({
  ...options,
  files,
  /** The nodes that a file makes, with the defaults of the model. */
  nodesOf: (content: unknown, file: string) => nodes(options.model.parse(content), file),
})

/** A kind of which there is one file. */
const single = <Model extends z.ZodObject, Node>(name: string, { title, ...options }: Options<Model, Node>) => {
  const file = `data/${name}.json`
  return { ...kind(new RegExp(`^${file}$`), { ...options, title: `${title}: ${file}` }), file }
}

/** The language of a file, which is its folder, and the id that its name gives. The editor runs this, too: no modules of Node. */
export function languageAndId(file: string) {
  const [folder, name = ''] = file.split('/').slice(-2)
  return { language: language.parse(folder), id: name.replace(/\.json$/, '') }
}

function pageNode(content: PageFile, file: string) {
  const { language, id: pageId } = languageAndId(file)
  const leaves = pageLeaves(content)
  return node('Page', `${language} ${pageId}`, {
    pageId,
    language,
    search: content.search,
    sections: content.sections,
    sectionTypes: content.sections.map(({ type }) => type),
    /** Ids of the pages that it leads to. */
    targets: [...new Set(leaves.flatMap(({ kind, value }) => (kind === 'pageId' ? String(value) : [])))],
    /** Its figures, and the field of each. */
    figures: leaves.flatMap((leaf) => figuresIn(leaf).map((name) => ({ name, field: fieldPath(leaf.steps) }))),
  })
}

/** Every kind of data file, by the name of its JSON Schema. `nodes.ts` has what GraphQL offers of the nodes. */
export const kinds = {
  site: single('site', {
    title: 'Who the agency is',
    label: 'The agency',
    model: siteFile,
    nodes: ({ $schema, ...agency }) => languages.map((language) => node('Agency', language, { ...agency, language })),
  }),
  figures: single('figures', {
    title: 'The figures that copy refers to',
    label: 'Figures',
    model: figuresFile,
    nodes: ({ figures }) => {
      const known = figuresById(figures)
      return languages.flatMap((language) =>
        figures.map((figure) => {
          const { id: name, format } = figure
          const words = localizeFigure(name, known, language)
          return node('Figure', `${language} ${name}`, { name, language, format, ...words, figure })
        }),
      )
    },
  }),
  routes: single('routes', {
    title: 'Where each page stands',
    label: 'Paths of the pages',
    model: routesFile,
    nodes: ({ routes }) => routes.map((route) => node('Route', route.page, route)),
  }),
  redirects: single('redirects', {
    title: 'Old paths and where they lead',
    label: 'Redirects',
    model: redirectsFile,
    nodes: ({ redirects }) =>
      redirects.flatMap(({ from: paths, ...target }) =>
        paths.map((from) => node('Redirect', from, { from, ...target })),
      ),
  }),
  navigation: single('navigation', {
    title: 'The menu and the footer',
    label: 'Menu and footer',
    model: navigationFile,
    nodes: ({ $schema, ...navigation }) =>
      languages.map((language) => node('Navigation', language, { ...navigation, language })),
  }),
  terrains: single('terrains', {
    title: 'The terrain of each page',
    label: 'Terrains',
    model: terrainsFile,
    nodes: ({ terrains }) =>
      languages.flatMap((language) =>
        terrains.map((terrain) =>
          node('Terrain', `${language} ${terrain.page}`, { ...terrain, language, art: terrainFile(terrain) }),
        ),
      ),
  }),
  drawing: kind(/^data\/drawings\/[a-z0-9-]+\/drawing\.json$/, {
    title: 'A picture with places for its labels: data/drawings/<name>/drawing.json',
    model: drawingFile,
    nodes: ({ $schema, ...rest }) => [node('Drawing', rest.name, rest)],
  }),
  page: kind(new RegExp(`^data/pages/(${languages.join('|')})/[a-z0-9-]+\\.json$`), {
    title: 'One page in one language: data/pages/<language>/<page>.json',
    label: 'Pages',
    model: page,
    nodes: (content, file) => [pageNode(content, file)],
  }),
}

export type KindName = keyof typeof kinds

type NewNode = ReturnType<(typeof kinds)[KindName]['nodesOf']>[number]

/** What the nodes of each type hold. `nodes.ts` has what GraphQL offers of them. */
export type Nodes = { [Type in NewNode['type']]: Extract<NewNode, { type: Type }>['fields'] }

export const kindOfFile = (file: string) => Object.values(kinds).find(({ files }) => files.test(file))
