import type { Figure } from '../../src/data-model/figures'
import type { Language } from '../../src/i18n/languages'
import { type ResolverContext, readAgencies, readFigures, readPages, readPaths } from './read-nodes'

/** Everything to which the values of one page refer. */
export type References = {
  language: Language
  /** The figures of the site, by id. */
  figures: ReadonlyMap<string, Figure>
  /** Paths of the pages in the page's language, by page id. */
  paths: ReadonlyMap<string, string>
  /** Page nodes of the page's language, by page id. */
  pages: ReadonlyMap<string, unknown>
  /** Targets of data/site.json by action. */
  actions: Readonly<Record<string, string | null>>
}

export async function readReferences(language: Language, context: ResolverContext): Promise<References> {
  const [figures, paths, pages, [agency]] = await Promise.all([
    readFigures(context),
    readPaths(context),
    readPages(context),
    readAgencies(context),
  ])
  const inLanguage = pages.filter((page) => page.language === language)
  return {
    language,
    figures,
    paths: paths[language],
    pages: new Map(inLanguage.map((page) => [page.pageId, page])),
    actions: agency?.actions ?? {},
  }
}
