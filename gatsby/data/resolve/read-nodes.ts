import { z } from 'zod'

import { figure } from '../../../src/data-model/figure'
import { figuresById } from '../../../src/data-model/figure-references'
import type { Figure } from '../../../src/data-model/figures'
import { route } from '../../../src/data-model/routes'
import { siteFile } from '../../../src/data-model/site'
import { byLanguage, type Language } from '../../../src/i18n/languages'
import { pageNode } from '../schema/node-models'

/** The part of Gatsby's resolver context that this site uses. */
export type ResolverContext = {
  nodeModel: {
    findAll: (args: { type: string }) => Promise<{ entries: Iterable<object> }>
    findOne: (args: { type: string; query: object }) => Promise<unknown>
  }
}

/** Reads every node of a type. Gatsby renders a page again when one of them changes. */
const readerOf =
  <Node>(type: string, shape: z.ZodType<Node>) =>
  async ({ nodeModel }: ResolverContext): Promise<Node[]> => {
    const { entries } = await nodeModel.findAll({ type })
    return Array.from(entries, (entry) => shape.parse(entry))
  }

const readRoutes = readerOf('Route', z.looseObject(route.shape))
const readFigureNodes = readerOf('Figure', z.object({ figure }))
const readAgencies = readerOf('Agency', siteFile.pick({ actions: true }).loose())

const about = pageNode.pick({ pageId: true, language: true, search: true, targets: true, figures: true })
/** Its sections are read by `resolvers.ts` alone. */
export const readPages = readerOf('Page', about.loose())

/** Paths of each language, by page id. */
export async function readPaths(context: ResolverContext) {
  const routes = await readRoutes(context)
  return byLanguage(
    (code) => new Map(routes.flatMap(({ page, [code]: path }) => (path === undefined ? [] : [[page, path]]))),
  )
}

/** The figures as copy names them: by id. */
export async function readFigures(context: ResolverContext) {
  const nodes = await readFigureNodes(context)
  return figuresById(nodes.map((node) => node.figure))
}

/** Everything to which the values of one page refer. */
export type References = {
  language: Language
  /** The figures of the site, by id. */
  figures: ReadonlyMap<string, Figure>
  /** Paths of the pages in the page's language, by page id. */
  paths: ReadonlyMap<string, string>
  /** Targets of data/site.json by action. */
  actions: Readonly<Record<string, string | null>>
}

export async function readReferences(language: Language, context: ResolverContext): Promise<References> {
  const [figures, paths, [agency]] = await Promise.all([
    readFigures(context),
    readPaths(context),
    readAgencies(context),
  ])
  return {
    language,
    figures,
    paths: paths[language],
    actions: agency?.actions ?? {},
  }
}
