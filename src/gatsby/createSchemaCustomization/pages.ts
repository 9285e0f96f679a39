import { z } from 'zod'

import { figure as figureModel } from '../../data-model/figures'
import { page as pageModel } from '../../data-model/page'
import { route as routeModel } from '../../data-model/routes'
import { siteFile } from '../../data-model/site'
import { defaultLanguage, isLanguage, type Language } from '../../i18n/languages'
import { resolveReferences } from '../figures/figure-references'
import { resolveSections, type SectionContext } from '../sections/resolve-sections'
import type { ResolverContext, SchemaBuilder } from './types'

const types = /* GraphQL */ `
  "What search engines and shared links show of a page"
  type SearchTexts {
    title: String!
    description: String!
    "Only on the four Italian landing pages"
    keywords: [String!]
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

const routeNode = z
  .object({ page: z.string(), en: z.string().nullish(), it: z.string().nullish() })
  .transform((node) => routeModel.parse({ page: node.page, en: node.en ?? undefined, it: node.it ?? undefined }))
const figureNode = z.object({ name: z.string(), figure: figureModel })
const terrainNode = z.looseObject({ page: z.string() })
const imageNode = z.looseObject({ name: z.string(), sourceInstanceName: z.string(), relativeDirectory: z.string() })
const agencyNode = siteFile.pick({ actions: true }).loose()

/** Reads the nodes through the node model, so that Gatsby renews a page when one of them changes. */
async function sectionContext(node: PageNode, context: ResolverContext): Promise<SectionContext> {
  const { pageId, language } = identify(node, context)
  const [figures, routes, terrains, files, agencies] = await Promise.all([
    findAll('Figure', figureNode, context),
    findAll('Route', routeNode, context),
    findAll('Terrain', terrainNode, context),
    findAll('File', imageNode.partial(), context),
    findAll('Agency', agencyNode, context),
  ])
  const images = files.filter((file) => file.sourceInstanceName === 'data' && file.relativeDirectory === 'images')
  return {
    page: pageId,
    language,
    figures: new Map(figures.map(({ name, figure }) => [name, figure])),
    routes,
    terrains: new Map(terrains.map((terrain) => [terrain.page, terrain])),
    images: new Map(images.map((file) => [file.name ?? '', file])),
    actions: agencies[0]?.actions ?? { freeCall: null, caseStudy: null, brochure: null, courseCatalogue: null },
  }
}

const sectionsOf = (node: PageNode) => pageModel.shape.sections.parse(node.sections)

/** Namespaces of interface strings that a page's sections use, besides `common`. */
function namespacesOf(node: PageNode): string[] {
  const hasForm = sectionsOf(node).some(({ type }) => type === 'contact' || type === 'lead')
  return hasForm ? ['common', 'forms'] : ['common']
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
        namespaces: {
          type: '[String!]!',
          description: 'Namespaces of interface strings that the page uses: locales/<language>/<namespace>.json',
          resolve: namespacesOf,
        },
        isIllustrated: {
          type: 'Boolean!',
          description: 'Whether its hero shows a picture',
          resolve: (node: PageNode) => sectionsOf(node).some((section) => section.type === 'hero' && section.image),
        },
        search: {
          type: 'SearchTexts!',
          description: 'Title, description and keywords, with the figures in place',
          resolve: async (node: PageNode, _args: unknown, context: ResolverContext) => {
            const { figures, language } = await sectionContext(node, context)
            const { title, description, keywords } = pageModel.shape.search.parse(node.search)
            return {
              title: resolveReferences(title, figures, language),
              description: resolveReferences(description, figures, language),
              keywords,
            }
          },
        },
        sections: {
          type: '[Section!]!',
          description: 'The sections in their order, with figures, links and terrains in place',
          resolve: async (node: PageNode, _args: unknown, context: ResolverContext) =>
            resolveSections(sectionsOf(node), await sectionContext(node, context)),
        },
      },
    }),
  ]
}
