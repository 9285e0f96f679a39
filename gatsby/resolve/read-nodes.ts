import { z } from 'zod'

import { figuresById } from '../../src/data-model/figure-references'
import { namedInCopy } from '../../src/data-model/figures'
import { language } from '../../src/data-model/primitives'
import { route } from '../../src/data-model/routes'
import { siteFile } from '../../src/data-model/site'
import { byLanguage } from '../../src/i18n/languages'

/** The part of Gatsby's resolver context that this site uses. */
export type ResolverContext = {
  nodeModel: { findAll: (args: { type: string }) => Promise<{ entries: Iterable<object> }> }
}

/** Reads every node of a type. Gatsby renders a page again when one of them changes. */
const readerOf =
  <Node>(type: string, shape: z.ZodType<Node>) =>
  async ({ nodeModel }: ResolverContext): Promise<Node[]> => {
    const { entries } = await nodeModel.findAll({ type })
    return Array.from(entries, (entry) => shape.parse(entry))
  }

const readRoutes = readerOf('Route', z.looseObject(route.shape))
const readFigureNodes = readerOf('Figure', z.object({ figure: namedInCopy }))
export const readAgencies = readerOf('Agency', siteFile.pick({ actions: true, hours: true }).loose())

/** What `onCreateNode` says of each page besides its content. */
const pageNode = z.looseObject({
  pageId: z.string(),
  language,
  targets: z.array(z.string()),
  figures: z.array(z.object({ name: z.string(), place: z.string() })),
})
export const readPages = readerOf('Page', pageNode)

/** Paths of each language, by page id. */
export async function readPaths(context: ResolverContext) {
  const routes = await readRoutes(context)
  return byLanguage(
    (code) => new Map(routes.flatMap(({ page, [code]: path }) => (path === undefined ? [] : [[page, path]]))),
  )
}

/** The figures as copy names them: by id, with the hours of the owner. */
export async function readFigures(context: ResolverContext) {
  const [nodes, [agency]] = await Promise.all([readFigureNodes(context), readAgencies(context)])
  return figuresById(
    nodes.map(({ figure }) => figure),
    agency?.hours,
  )
}
