import type { Figure } from '../../src/data-model/figures'
import { byLanguage, type Language } from '../../src/i18n/languages'
import type { Nodes } from './kinds'

/** The part of Gatsby's resolver context that this site uses. Gatsby renders a page again when a node changes that it read. */
export type ResolverContext = {
  nodeModel: {
    findAll: <Node>(args: { type: string }) => Promise<{ entries: Iterable<Node> }>
    findOne: (args: { type: string; query: object }) => Promise<unknown>
  }
}

/** Every node of a type. */
export async function readAll<Type extends keyof Nodes>(type: Type, { nodeModel }: ResolverContext) {
  const { entries } = await nodeModel.findAll<Nodes[Type]>({ type })
  return [...entries]
}

/** Paths of each language, by page id. */
export async function readPaths(context: ResolverContext) {
  const routes = await readAll('Route', context)
  return byLanguage(
    (code) => new Map(routes.flatMap(({ page, [code]: path }) => (path === undefined ? [] : [[page, path]]))),
  )
}

/** The figures as copy names them: by id. */
export async function readFigures(context: ResolverContext): Promise<ReadonlyMap<string, Figure>> {
  const nodes = await readAll('Figure', context)
  return new Map(nodes.map(({ name, figure }) => [name, figure]))
}

/** Everything to which values in one language refer. */
export type References = {
  language: Language
  /** The figures of the site, by id. */
  figures: ReadonlyMap<string, Figure>
  /** The pages that this language has, by their id, with their paths. */
  pages: ReadonlyMap<string, { path: string }>
  /** Targets of data/site.json by action. */
  actions: Readonly<Record<string, string | null>>
  /** The node of a type that has these fields. */
  find: (type: string, fields: Record<string, unknown>) => unknown
}

/** A query asks for many fields of a language, and each asks for all of this: it is read once. */
const read = new WeakMap<ResolverContext['nodeModel'], Map<Language, Promise<References>>>()

export function readReferences(language: Language, context: ResolverContext): Promise<References> {
  const known = read.get(context.nodeModel) ?? new Map<Language, Promise<References>>()
  const references = known.get(language) ?? findReferences(language, context)
  read.set(context.nodeModel, known.set(language, references))
  return references
}

async function findReferences(language: Language, context: ResolverContext): Promise<References> {
  const [figures, paths, pages, [agency]] = await Promise.all([
    readFigures(context),
    readPaths(context),
    readAll('Page', context),
    readAll('Agency', context),
  ])
  const known = pages.filter((page) => page.language === language)
  return {
    language,
    figures,
    pages: new Map(known.map((page) => [page.pageId, { ...page, path: paths[language].get(page.pageId) ?? '' }])),
    actions: agency?.actions ?? {},
    find: (type, fields) => {
      const filter = Object.fromEntries(Object.entries(fields).map(([key, eq]) => [key, { eq }]))
      return context.nodeModel.findOne({ type, query: { filter } })
    },
  }
}
