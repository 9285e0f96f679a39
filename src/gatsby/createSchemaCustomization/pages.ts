import { z } from 'zod'

import { figure as figureModel } from '../../data-model/figures'
import { page as pageModel } from '../../data-model/page'
import { siteFile } from '../../data-model/site'
import { terrain as terrainModel } from '../../data-model/terrains'
import { valuesOf } from '../../data-model/walk'
import { defaultLanguage, isLanguage, type Language } from '../../i18n/languages'
import { modelOf } from '../../sections/models'
import { resolveReferences } from '../figures/figure-references'
import type { PageReferences } from '../sections/resolve-leaf'
import { resolveSections } from '../sections/resolve-sections'
import type { ResolverContext, SchemaBuilder } from './types'

const types = /* GraphQL */ `
  "What search engines and shared links show of a page"
  type SearchTexts {
    title: String!
    description: String!
    "Only on the four Italian landing pages"
    keywords: [String!]
    "What the page offers, in a few words; null where it offers nothing"
    service: String
  }
`

type PageNode = { parent: string; search: unknown; sections: unknown }

const fileNode = z.object({ name: z.string(), relativeDirectory: z.string() })

/** A page's id is its file's name, its language the folder's: data/pages/<language>/<id>.json. */
function identify(node: PageNode, { nodeModel }: ResolverContext): { pageId: string; language: Language } {
  const file = fileNode.parse(nodeModel.getNodeById({ id: node.parent, type: 'File' }))
  const folder = file.relativeDirectory.split('/').at(-1)
  return { pageId: file.name, language: isLanguage(folder) ? folder : defaultLanguage }
}

async function findAll<T>(type: string, shape: z.ZodType<T>, { nodeModel }: ResolverContext): Promise<T[]> {
  const { entries } = await nodeModel.findAll({ type })
  return [...entries].map((entry) => shape.parse(entry))
}

const routeNode = z.object({ page: z.string(), en: z.string().nullish(), it: z.string().nullish() })
const figureNode = z.object({ name: z.string(), figure: figureModel })
const terrainNode = z.looseObject({ page: z.string(), terrain: terrainModel })
const imageNode = z.looseObject({ name: z.string(), sourceInstanceName: z.string(), relativeDirectory: z.string() })
const pageNode = z.looseObject({ parent: z.string(), search: z.unknown(), sections: z.unknown() })
const agencyNode = siteFile.pick({ actions: true }).loose()

/** Reads the nodes through the node model, so that Gatsby renews a page when one of them changes. */
async function referencesOf(node: PageNode, context: ResolverContext): Promise<PageReferences> {
  const { pageId, language } = identify(node, context)
  const [figures, routes, terrains, files, pages, agencies] = await Promise.all([
    findAll('Figure', figureNode, context),
    findAll('Route', routeNode, context),
    findAll('Terrain', terrainNode, context),
    findAll('File', imageNode.partial(), context),
    findAll('Page', pageNode, context),
    findAll('Agency', agencyNode, context),
  ])
  const images = files.filter((file) => file.sourceInstanceName === 'data' && file.relativeDirectory === 'images')
  const counterparts = pages.map((page) => ({ page, ...identify(page, context) }))
  return {
    page: pageId,
    language,
    figures: new Map(figures.map(({ name, figure }) => [name, figure])),
    terrain: terrains.find(({ page }) => page === pageId)?.terrain,
    paths: new Map(routes.flatMap((route) => (route[language] ? [[route.page, route[language]]] : []))),
    pages: new Map(counterparts.flatMap((one) => (one.language === language ? [[one.pageId, one.page]] : []))),
    terrains: new Map(terrains.map((terrain) => [terrain.page, terrain])),
    images: new Map(images.map((file) => [file.name ?? '', file])),
    actions: agencies[0]?.actions ?? {},
  }
}

const sectionsOf = (node: PageNode) => pageModel.shape.sections.parse(node.sections)

/** Namespaces of interface strings that a page's sections use, besides `common`. */
function namespacesOf(node: PageNode): string[] {
  return [...new Set(['common', ...sectionsOf(node).flatMap((section) => modelOf(section).namespaces)])]
}

/** data/pages. */
export function pageTypes(schema: SchemaBuilder) {
  return [
    types,
    schema.buildObjectType({
      name: 'Page',
      description: 'One page in one language: data/pages/<language>/<pageId>.json',
      interfaces: ['Node'],
      extensions: { infer: false },
      fields: {
        pageId: {
          type: 'String!',
          description: 'Name of the file: the same in both languages',
          resolve: (node: PageNode, _args: unknown, context: ResolverContext) => identify(node, context).pageId,
        },
        language: {
          type: 'Language!',
          description: 'Folder of the file',
          resolve: (node: PageNode, _args: unknown, context: ResolverContext) => identify(node, context).language,
        },
        route: {
          type: 'Route!',
          description: 'Where the page stands in each language',
          resolve: (node: PageNode, _args: unknown, context: ResolverContext) =>
            context.nodeModel.findOne({
              type: 'Route',
              query: { filter: { page: { eq: identify(node, context).pageId } } },
            }),
        },
        path: {
          type: 'String!',
          description: 'Where the page stands',
          resolve: async (node: PageNode, _args: unknown, context: ResolverContext) => {
            const { pageId, language } = identify(node, context)
            const routes = await findAll('Route', routeNode, context)
            return routes.find(({ page }) => page === pageId)?.[language]
          },
        },
        terrain: {
          type: 'Terrain!',
          description: 'Its relief, the same in every language',
          resolve: async (node: PageNode, _args: unknown, context: ResolverContext) => {
            const { pageId } = identify(node, context)
            const terrains = await findAll('Terrain', terrainNode, context)
            return terrains.find(({ page }) => page === pageId)
          },
        },
        namespaces: {
          type: '[String!]!',
          description: 'Namespaces of interface strings that the page uses: locales/<language>/<namespace>.json',
          resolve: namespacesOf,
        },
        isIllustrated: {
          type: 'Boolean!',
          description: 'Whether it shows a picture of data/images',
          resolve: (node: PageNode) => valuesOf('fileName', pageModel, node).length > 0,
        },
        search: {
          type: 'SearchTexts!',
          description: 'Title, description and keywords, with the figures in place',
          resolve: async (node: PageNode, _args: unknown, context: ResolverContext) => {
            const { figures, language } = await referencesOf(node, context)
            const { title, description, keywords, service } = pageModel.shape.search.parse(node.search)
            return {
              title: resolveReferences(title, figures, language),
              description: resolveReferences(description, figures, language),
              keywords,
              service,
            }
          },
        },
        sections: {
          type: '[Section!]!',
          description: 'The sections in their order, with figures, links and terrains in place',
          resolve: async (node: PageNode, _args: unknown, context: ResolverContext) =>
            resolveSections(sectionsOf(node), await referencesOf(node, context)),
        },
      },
    }),
  ]
}
