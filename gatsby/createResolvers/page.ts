import { mapLeaves } from '../../src/data-model/walk'
import { isLanguage, languages } from '../../src/i18n/languages'
import { page as pageModel } from '../../src/sections/page-model'
import { modelOf } from '../../src/sections/section'
import { pageReferences } from '../nodes/page-references'
import { identify, type ResolverContext, readPages, readPaths, readTerrains } from '../nodes/read-nodes'
import { resolveLeaf } from '../resolve-sections/resolve-leaf'
import { resolveSections } from '../resolve-sections/resolve-sections'
import { answered } from './answered'

type PageNode = { parent: string; search: unknown; sections: unknown }
type Resolve = (page: PageNode, args: unknown, context: ResolverContext) => unknown

const { search, sections } = pageModel.shape
const sectionsOf = (page: PageNode) => sections.parse(page.sections)

const pathOf: Resolve = async (page, _args, context) => {
  const { pageId, language } = identify(page, context)
  return (await readPaths(context))[language].get(pageId)
}

const alternates: Resolve = async (page, _args, context) => {
  const { pageId } = identify(page, context)
  const paths = await readPaths(context)
  return languages.flatMap((language) => {
    const path = paths[language].get(pageId)
    return path ? [{ language, path }] : []
  })
}

const terrain: Resolve = async (page, _args, context) =>
  (await readTerrains(context)).get(identify(page, context).pageId)

const searchTexts: Resolve = async (page, _args, context) => {
  const references = await pageReferences(page, context)
  return mapLeaves(search, search.parse(page.search), (leaf) => resolveLeaf(leaf, references))
}

const field = (resolve: Resolve) => ({ resolve })

/** The field of `Query` that finds one page in one language. */
export const pageQuery = answered('page', async ({ pageId = '', language }, context) =>
  isLanguage(language) ? (await readPages(context))[language].get(pageId) : undefined,
)

/** data/pages. */
export const pageResolvers = {
  pageId: field((page, _args, context) => identify(page, context).pageId),
  language: field((page, _args, context) => identify(page, context).language),
  path: field(pathOf),
  alternates: field(alternates),
  namespaces: field((page) => [
    ...new Set(['common', ...sectionsOf(page).flatMap((section) => modelOf(section).namespaces)]),
  ]),
  terrain: field(terrain),
  search: field(searchTexts),
  sections: field(async (page, _args, context) =>
    resolveSections(sectionsOf(page), await pageReferences(page, context)),
  ),
}
