import { mapLeaves } from '../../../src/data-model/leaves'
import { type Language, languages } from '../../../src/i18n/languages'
import { page as pageModel } from '../../../src/sections/page-model'
import { type ResolverContext, readPages, readPaths, readReferences } from './read-nodes'
import { resolveLeaf, resolveSections } from './resolve-sections'

type PageNode = { pageId: string; language: Language; targets: string[]; search: unknown; sections: unknown }
type Resolve = (page: PageNode, args: unknown, context: ResolverContext) => unknown

const { search, sections } = pageModel.shape
const resolved = (resolve: Resolve) => ({ resolve })

/** data/pages. */
export const pageResolvers = {
  path: resolved(async ({ pageId, language }, _args, context) => (await readPaths(context))[language].get(pageId)),
  alternates: resolved(async ({ pageId }, _args, context) => {
    const paths = await readPaths(context)
    return languages.flatMap((language) => {
      const path = paths[language].get(pageId)
      return path ? [{ language, path }] : []
    })
  }),
  linksTo: resolved(async ({ language, targets }, _args, context) =>
    (await readPages(context)).filter((page) => page.language === language && targets.includes(page.pageId)),
  ),
  linkedFrom: resolved(async ({ language, pageId }, _args, context) =>
    (await readPages(context)).filter((page) => page.language === language && page.targets.includes(pageId)),
  ),
  search: resolved(async (page, _args, context) => {
    const references = await readReferences(page.language, context)
    return mapLeaves(search, search.parse(page.search), (leaf) => resolveLeaf(leaf, references))
  }),
  sections: resolved(async (page, _args, context) =>
    resolveSections(sections.parse(page.sections), page, await readReferences(page.language, context)),
  ),
}
