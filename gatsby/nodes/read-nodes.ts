import { z } from 'zod'
import { namedInCopy } from '../../src/data-model/figures'
import { language } from '../../src/data-model/primitives'
import { route } from '../../src/data-model/routes'
import { siteFile } from '../../src/data-model/site'
import { terrain } from '../../src/data-model/terrains'
import { texts as localeTexts } from '../../src/data-model/texts'
import { byLanguage, defaultLanguage, isLanguage } from '../../src/i18n/languages'
import { textsOf } from '../validate/read-data'

/** The part of Gatsby's resolver context that this site uses. */
export type ResolverContext = {
  nodeModel: {
    findAll: (args: { type: string }) => Promise<{ entries: Iterable<object> }>
    getNodeById: (args: { id: string; type?: string }) => unknown
    trackPageDependencies: (nodes: readonly object[], dependencies: { connectionType: string }) => unknown
  }
}

/**
 * A build runs its queries when all nodes exist and no longer change. While developing they change, so each query reads
 * them again.
 */
const build = {}
const readingsOf = ({ nodeModel }: ResolverContext) => (process.env.NODE_ENV === 'production' ? build : nodeModel)

/**
 * Makes a reader that computes a result from all nodes of a type once, for all queries. Otherwise a thousand pages
 * would each read a thousand pages. The reader tells Gatsby about each query, so that Gatsby runs the query again when
 * a node changes.
 */
export function readerOf<Node, Made>(
  type: string,
  shape: z.ZodType<Node>,
  make: (nodes: Node[], context: ResolverContext) => Made,
) {
  const readings = new WeakMap<object, Promise<Made>>()
  const read = async (context: ResolverContext) => {
    const { entries } = await context.nodeModel.findAll({ type })
    const nodes = Array.from(entries, (entry) => shape.parse(entry))
    return make(nodes, context)
  }
  return (context: ResolverContext): Promise<Made> => {
    context.nodeModel.trackPageDependencies([], { connectionType: type })
    const made = readings.get(readingsOf(context)) ?? read(context)
    readings.set(readingsOf(context), made)
    return made
  }
}

const asList = <Node>(nodes: Node[]): readonly Node[] => nodes

const fileNode = z.object({ name: z.string(), relativeDirectory: z.string() })

/** The id of a page is the name of its file, its language the name of the folder: data/pages/<language>/<id>.json. */
export function identify(page: { parent: string }, { nodeModel }: ResolverContext) {
  const { name, relativeDirectory } = fileNode.parse(nodeModel.getNodeById({ id: page.parent, type: 'File' }))
  const folder = relativeDirectory.split('/').at(-1)
  return { pageId: name, language: isLanguage(folder) ? folder : defaultLanguage }
}

/** The pages of each language, by id. */
export const readPages = readerOf('Page', z.looseObject({ parent: z.string() }), (nodes, context) => {
  const pages = nodes.map((page) => ({ page, ...identify(page, context) }))
  return byLanguage(
    (wanted) => new Map(pages.flatMap(({ page, pageId, language }) => (language === wanted ? [[pageId, page]] : []))),
  )
})

/** Paths of each language, by page id. */
export const readPaths = readerOf('Route', z.object({ route }), (nodes) =>
  byLanguage(
    (language) => new Map(nodes.flatMap(({ route }) => (route[language] ? [[route.page, route[language]]] : []))),
  ),
)

/** The entries of data/figures.json. */
export const readFigures = readerOf('Figure', z.object({ figure: namedInCopy }), (nodes) =>
  nodes.map(({ figure }) => figure),
)

/** Terrain nodes by page id. */
export const readTerrains = readerOf(
  'Terrain',
  z.looseObject({ terrain }),
  (nodes) => new Map(nodes.map((node) => [node.terrain.page, node])),
)

const imageFile = z.looseObject({
  name: z.string().optional(),
  sourceInstanceName: z.string().optional(),
  relativeDirectory: z.string().optional(),
})

/** File nodes of data/images, by name. */
export const readImages = readerOf('File', imageFile, (files) => {
  const images = files.filter((file) => file.sourceInstanceName === 'data' && file.relativeDirectory === 'images')
  return new Map(images.map((file) => [file.name ?? '', file]))
})

export const readAgencies = readerOf('Agency', siteFile.pick({ actions: true, hours: true }).loose(), asList)
export const readFigureNodes = readerOf('Figure', z.looseObject({ name: z.string() }), asList)
export const readRedirects = readerOf('Redirect', z.looseObject({ from: z.string() }), asList)

/** The interface strings, by their whole key. */
export const readTexts = readerOf('Locale', z.object({ language, ns: z.string(), data: z.string() }), (nodes) =>
  nodes.map(({ language, ns, data }) => ({
    language,
    namespace: ns,
    texts: textsOf(localeTexts.parse(JSON.parse(data))),
  })),
)
