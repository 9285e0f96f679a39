import { z } from 'zod'
import { figure } from '../../data-model/figures'
import { language } from '../../data-model/primitives'
import { route } from '../../data-model/routes'
import { siteFile } from '../../data-model/site'
import { terrain } from '../../data-model/terrains'
import { texts as localeTexts } from '../../data-model/texts'
import { defaultLanguage, isLanguage, type Language } from '../../i18n/languages'
import { textsOf } from '../validate/read-data'

/** The part of Gatsby's resolver context that this site uses. */
export type ResolverContext = {
  nodeModel: {
    findAll: (args: { type: string }) => Promise<{ entries: Iterable<object> }>
    getNodeById: (args: { id: string; type?: string }) => unknown
  }
}

/** A reader of all nodes of a type. Each node is parsed once, however many pages ask for it. */
function readerOf<T>(type: string, shape: z.ZodType<T>) {
  const known = new WeakMap<object, T>()
  return async ({ nodeModel }: ResolverContext): Promise<T[]> => {
    const { entries } = await nodeModel.findAll({ type })
    return [...entries].map((entry) => {
      const parsed = known.get(entry) ?? shape.parse(entry)
      known.set(entry, parsed)
      return parsed
    })
  }
}

export const readFigures = readerOf('Figure', z.object({ figure }))
export const readRoutes = readerOf('Route', z.object({ route }))
export const readTerrains = readerOf('Terrain', z.looseObject({ terrain }))
export const readAgencies = readerOf('Agency', siteFile.pick({ actions: true }).loose())
export const readFigureNodes = readerOf('Figure', z.looseObject({ name: z.string() }))
export const readRedirects = readerOf('Redirect', z.looseObject({ from: z.string() }))
const readLocales = readerOf('Locale', z.object({ language, ns: z.string(), data: z.string() }))
const readPages = readerOf('Page', z.looseObject({ parent: z.string() }))
export const readFiles = readerOf(
  'File',
  z.looseObject({
    name: z.string().optional(),
    sourceInstanceName: z.string().optional(),
    relativeDirectory: z.string().optional(),
  }),
)

/** The interface strings, by their whole key. */
export async function readTexts(context: ResolverContext) {
  return (await readLocales(context)).map(({ language, ns, data }) => ({
    language,
    namespace: ns,
    texts: textsOf(localeTexts.parse(JSON.parse(data))),
  }))
}

const fileNode = z.object({ name: z.string(), relativeDirectory: z.string() })

/** A page's id is its file's name, its language the folder's: data/pages/<language>/<id>.json. */
export function identify(page: { parent: string }, { nodeModel }: ResolverContext) {
  const { name, relativeDirectory } = fileNode.parse(nodeModel.getNodeById({ id: page.parent, type: 'File' }))
  const folder = relativeDirectory.split('/').at(-1)
  return { pageId: name, language: isLanguage(folder) ? folder : defaultLanguage }
}

/** What a query has found is found for all of it: it asks again for each page that it names. */
export function oncePerQuery<T>(find: (language: Language, context: ResolverContext) => T) {
  const found = new WeakMap<object, Map<Language, T>>()
  return (language: Language, context: ResolverContext): T => {
    const inQuery = found.get(context.nodeModel) ?? new Map<Language, T>()
    const known = inQuery.get(language) ?? find(language, context)
    found.set(context.nodeModel, inQuery.set(language, known))
    return known
  }
}

/** The pages of a language, by id. */
export const pagesIn = oncePerQuery(async (language, context): Promise<Map<string, object>> => {
  const pages = await readPages(context)
  return new Map(
    pages.flatMap((page) => {
      const own = identify(page, context)
      return own.language === language ? [[own.pageId, page]] : []
    }),
  )
})

/** Paths of a language, by page id. */
export const pathsIn = oncePerQuery(async (language, context): Promise<Map<string, string>> => {
  const routes = await readRoutes(context)
  return new Map(routes.flatMap(({ route }) => (route[language] ? [[route.page, route[language]]] : [])))
})
