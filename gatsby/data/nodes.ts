import sharp from 'sharp'
import { z } from 'zod'
import { type DrawingFile, drawing } from '../../src/data-model/drawing'
import { referencedFigures, resolvePhrases } from '../../src/data-model/figure-references'
import { formatFigure } from '../../src/data-model/format-figure'
import { navigationFile } from '../../src/data-model/navigation'
import { siteFile } from '../../src/data-model/site'
import { terrain } from '../../src/data-model/terrains'
import { ofKind } from '../../src/data-model/value-kinds'
import { nameOfLanguage } from '../../src/data-model/words'
import { defaultLanguage, type Language, languages } from '../../src/i18n/languages'
import { page as pageModel } from '../../src/sections/page-model'
import { objectTypes } from './derive-types'
import type { Nodes } from './kinds'
import { readCompositions } from './read-drawings'
import { type ResolverContext, readAll, readFigures, readPaths, readReferences } from './read-nodes'
import { resolveSections, resolveValue } from './values'

/** A field whose value is made when a query asks for it. */
const resolver = <Node, Value>(resolve: (node: Node, args: unknown, context: ResolverContext) => Value) => ({ resolve })

/** A node, or an object within one. */
type Values = { language?: Language; [key: string]: unknown }

/** Fields as the data has them: their values are made by their kind, in the language of the node. */
const valuesOf = ({ shape }: z.ZodObject) =>
  Object.fromEntries(
    Object.entries(shape).map(([key, model]) => [
      key,
      resolver(async ({ language = defaultLanguage, ...node }: Values, _args, context) =>
        resolveValue(model, node[key], await readReferences(language, context)),
      ),
    ]),
  )

const suffix = ' implements Node @dontInfer'
const inLanguage = '  "The language of its words"\n  language: Language!'

/** A type whose fields are those of its model, in one language. @param extra lines of further fields */
const fromModel = (name: string, model: z.ZodObject, description: string, extra = inLanguage) => ({
  types: objectTypes(name, model, { description, suffix, extra }),
  resolvers: valuesOf(model),
})

const agency = siteFile.omit({ $schema: true })
const navigation = navigationFile.omit({ $schema: true })
const art = ofKind('file', z.string()).describe('Its contour lines: the SVG symbol "terrain" for <use>')
const terrainNode = terrain.omit({ page: true }).extend({ art })
const { search } = pageModel.shape

/** The pages of one language that a page leads to, or that lead to it. */
const linked = (isLinked: (page: Nodes['Page'], other: Nodes['Page']) => boolean) =>
  resolver(async (page: Nodes['Page'], _args, context) =>
    (await readAll('Page', context)).filter((other) => other.language === page.language && isLinked(page, other)),
  )

/** What GraphQL offers of each type of node: the types, in its schema language, and the values that queries get. */
export const nodes = {
  Agency: fromModel('Agency', agency, 'Who the agency is and how to reach it, in one language: data/site.json'),
  Navigation: fromModel('Navigation', navigation, 'The menu and the footer in one language: data/navigation.json'),
  Figure: {
    types: [
      `"One figure of the site in one language: data/figures.json. Copy refers to it as {{name}}."
type Figure${suffix} {
  name: String!
${inLanguage}
  format: String!
  "What stands small before the number, for example oltre; null where nothing does"
  prefix: String
  "The number as text, for example 8,3 anni"
  text: String!
  "The unit that begins the label, for example anni; null where the text has it"
  unitBelow: String
  label: String!
  "What the page beside it does not say, in one sentence; null where there is nothing to add"
  note: String
  "The bare number; null where the figure is in words"
  value: Float
  unit: String
  "Where pages of any language show it: by itself, inside a sentence, or inside a promise"
  pages: [FigureField!]!
}`,
      `"A field of a page that shows a figure"
type FigureField {
  page: Page!
  language: Language!
  "Field of the page's file, for example sections[2].items[0].text"
  field: String!
}`,
    ],
    resolvers: {
      pages: resolver(async (wanted: Nodes['Figure'], _args, context) => {
        const namesIt = ({ figure, language, name }: Nodes['Figure']) =>
          name === wanted.name || referencedFigures(formatFigure(figure, language)).includes(wanted.name)
        const names = new Set((await readAll('Figure', context)).filter(namesIt).map(({ name }) => name))
        return (await readAll('Page', context)).flatMap((page) =>
          page.figures
            .filter(({ name }) => names.has(name))
            .map(({ field }) => ({ page, language: page.language, field })),
        )
      }),
    },
  },
  Route: {
    types: [
      `"Where a page stands in each language: data/routes.json"
type Route${suffix} {
  "Id of the page: the name of its files in data/pages"
  page: String!
${languages.map((code) => `  "Its path in ${nameOfLanguage(code)}; null where it has none"\n  ${code}: String`).join('\n')}
}`,
    ],
    resolvers: {},
  },
  Redirect: {
    types: [
      `"An old path and the page it leads to: data/redirects.json"
type Redirect${suffix} {
  "The old path, without a trailing slash; both forms work"
  from: String!
  page: String!
  language: Language!
  toPath: String!
}`,
    ],
    resolvers: {
      toPath: resolver(async ({ page, language }: Nodes['Redirect'], _args, context) =>
        (await readPaths(context))[language].get(page),
      ),
    },
  },
  Terrain: fromModel(
    'Terrain',
    terrainNode,
    'The terrain of one page: data/terrain/<page>.svg, and its places in data/terrains.json',
    `  "Id of the page it belongs to"\n  page: String!\n${inLanguage}`,
  ),
  Drawing: {
    types: objectTypes('Drawing', drawing, {
      description: 'A picture with places for its labels: data/drawings/<name>',
      suffix,
    }),
    resolvers: {
      compositions: resolver((node: DrawingFile, _args, context) => readCompositions(node, context)),
    },
  },
  Page: {
    types: [
      `"One page in one language: data/pages/<language>/<pageId>.json"
type Page${suffix} {
  "Name of its files: the same in every language"
  pageId: String!
  language: Language!
  path: String!
  "The page in every language that has it, itself included"
  alternates: [Alternate!]!
  "What search engines and shared links show of it, with its figures filled in"
  search: PageSearch!
  terrain: Terrain!
  "Its sections in their order, with figures, links and pages filled in"
  sections: [Section!]!
  "The kinds of its sections as its file names them, in their order"
  sectionTypes: [String!]!
  linksTo: [Page!]!
  linkedFrom: [Page!]!
}`,
      `"Where a page stands in one language"
type Alternate {
  language: Language!
  path: String!
  noindex: Boolean!
}`,
      ...objectTypes('PageSearch', search, { description: 'What search engines and shared links show of a page' }),
    ],
    resolvers: {
      path: resolver(async ({ pageId, language }: Nodes['Page'], _args, context) =>
        (await readPaths(context))[language].get(pageId),
      ),
      alternates: resolver(async ({ pageId }: Nodes['Page'], _args, context) => {
        const paths = await readPaths(context)
        const pages = (await readAll('Page', context)).filter((page) => page.pageId === pageId)
        return languages.flatMap((language) => {
          const path = paths[language].get(pageId)
          const page = pages.find((one) => one.language === language)
          return path && page ? [{ language, path, noindex: page.search.noindex }] : []
        })
      }),
      terrain: resolver(async ({ pageId, language }: Nodes['Page'], _args, context) =>
        (await readReferences(language, context)).find('Terrain', { page: pageId, language }),
      ),
      linksTo: linked((page, other) => page.targets.includes(other.pageId)),
      linkedFrom: linked((page, other) => other.targets.includes(page.pageId)),
      ...valuesOf(pageModel.pick({ search: true })),
      sections: resolver(async (page: Nodes['Page'], _args, context) =>
        resolveSections(page.sections, page, await readReferences(page.language, context)),
      ),
    },
  },
} satisfies Record<keyof Nodes, { types: string[]; resolvers: object }>

/** What Gatsby hands to the resolver of a picture: the nodes of files, and the resolver of its plugin. */
type PictureContext = { nodeModel: { getNodeById: (args: { id: string }) => { absolutePath: string } } }
type PictureInfo = {
  originalResolver: (image: object, args: object, context: PictureContext, info: PictureInfo) => unknown
}

/** Values of the nodes that plugins make. */
export const pluginResolvers = {
  Locale: {
    data: resolver(async ({ data, language }: { data: string; language: Language }, _args, context) =>
      resolvePhrases(data, await readFigures(context), language),
    ),
  },
  ImageSharp: {
    // The plugin takes the sides of a photo as the camera stored them, and would crop one that is to be turned.
    gatsbyImageData: {
      resolve: async (image: { parent: string }, args: object, context: PictureContext, info: PictureInfo) => {
        const { absolutePath } = context.nodeModel.getNodeById({ id: image.parent })
        const { width, height } = (await sharp(absolutePath).metadata()).autoOrient
        return info.originalResolver(image, { aspectRatio: width / height, ...args }, context, info)
      },
    },
  },
}
