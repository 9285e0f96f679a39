import sharp from 'sharp'
import type { DrawingFile } from '../../../src/data-model/drawing'
import { resolvePhrases, wordFigure } from '../../../src/data-model/figure-references'
import { mapLeaves } from '../../../src/data-model/leaves'
import { defaultLanguage, type Language, languages } from '../../../src/i18n/languages'
import { type nodeModels, type PageNode, pageNode } from '../schema/node-models'
import { publishArt, readArtOf } from './read-drawings'
import { type ResolverContext, readFigures, readPages, readPaths, readReferences } from './read-nodes'
import { resolveLeaf, resolveSections } from './resolve-sections'

/** A field whose value Gatsby asks for when a query does. */
const resolved = <Node, Args = unknown>(resolve: (node: Node, args: Args, context: ResolverContext) => unknown) => ({
  resolve,
})

type FigureNode = { name: string }

/** A text of a figure in the language that the query asks for. To filter or sort by it, Gatsby asks for none: English. */
const word = (key: keyof ReturnType<typeof wordFigure>) =>
  resolved(
    async ({ name }: FigureNode, { language = defaultLanguage }: { language?: Language }, context) =>
      wordFigure(name, await readFigures(context), language)[key],
  )

/** What Gatsby hands to the resolver of a picture: the nodes of files, and the resolver of its plugin. */
type PictureContext = { nodeModel: { getNodeById: (args: { id: string }) => { absolutePath: string } } }
type PictureInfo = {
  originalResolver: (image: object, args: object, context: PictureContext, info: PictureInfo) => unknown
}

/** The values of each type of node that no file holds. `gatsby/data/schema/node-models.ts` has their types. */
export const resolvers = {
  Figure: {
    prefix: word('prefix'),
    text: word('text'),
    unitBelow: word('unitBelow'),
    label: word('label'),
    note: word('note'),
    pages: resolved(async (figure: FigureNode, _args, context) =>
      (await readPages(context)).flatMap((page) =>
        page.figures
          .filter(({ name }) => name === figure.name)
          .map(({ field }) => ({ page, language: page.language, field })),
      ),
    ),
  },
  Drawing: {
    colors: resolved(async (drawing: DrawingFile, _args, context) => [
      ...new Set((await readArtOf(drawing, context)).flatMap(({ colors }) => colors)),
    ]),
    compositions: resolved(async (drawing: DrawingFile, _args, context) =>
      (await readArtOf(drawing, context)).map((art) => ({
        ...art,
        art: publishArt(art),
        overlap: drawing.overlap[art.size],
        columns: drawing.columns[art.size],
      })),
    ),
    details: resolved(async (drawing: DrawingFile, _args, context) =>
      (await readArtOf(drawing, context)).flatMap(({ size, details }) => (size === 'wide' ? details : [])),
    ),
  },
  Locale: {
    data: resolved(async ({ data, language }: { data: string; language: Language }, _args, context) =>
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
  Redirect: {
    toPath: resolved(async ({ page, language }: { page: string; language: Language }, _args, context) =>
      (await readPaths(context))[language].get(page),
    ),
  },
  Page: {
    path: resolved(async ({ pageId, language }: PageNode, _args, context) =>
      (await readPaths(context))[language].get(pageId),
    ),
    alternates: resolved(async ({ pageId }: PageNode, _args, context) => {
      const paths = await readPaths(context)
      const pages = (await readPages(context)).filter((page) => page.pageId === pageId)
      return languages.flatMap((language) => {
        const path = paths[language].get(pageId)
        const page = pages.find((one) => one.language === language)
        return path && page ? [{ language, path, noindex: page.search.noindex }] : []
      })
    }),
    linksTo: resolved(async ({ language, targets }: PageNode, _args, context) =>
      (await readPages(context)).filter((page) => page.language === language && targets.includes(page.pageId)),
    ),
    linkedFrom: resolved(async ({ language, pageId }: PageNode, _args, context) =>
      (await readPages(context)).filter((page) => page.language === language && page.targets.includes(pageId)),
    ),
    search: resolved(async (page: PageNode, _args, context) => {
      const references = await readReferences(page.language, context)
      return mapLeaves(pageNode.shape.search, page.search, (leaf) => resolveLeaf(leaf, references))
    }),
    sections: resolved(async (page: PageNode, _args, context) =>
      resolveSections(page.sections, page, await readReferences(page.language, context)),
    ),
  },
} satisfies Partial<Record<keyof typeof nodeModels | 'Locale' | 'ImageSharp', object>>
