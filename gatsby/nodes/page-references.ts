import { figuresById } from '../../src/data-model/figure-references'
import type { PageReferences } from '../resolve-sections/resolve-leaf'
import {
  identify,
  type ResolverContext,
  readAgencies,
  readFigures,
  readImages,
  readPages,
  readPaths,
  readTerrains,
} from './read-nodes'

/**
 * Everything to which the values of a page refer. Read through the node model, so that Gatsby renders a page again when
 * one of them changes.
 */
export async function pageReferences(page: { parent: string }, context: ResolverContext): Promise<PageReferences> {
  const { pageId, language } = identify(page, context)
  const [figures, terrains, images, agencies, paths, pages] = await Promise.all([
    readFigures(context),
    readTerrains(context),
    readImages(context),
    readAgencies(context),
    readPaths(context),
    readPages(context),
  ])
  return {
    page: pageId,
    language,
    figures: figuresById(figures, agencies[0]?.hours),
    terrain: terrains.get(pageId)?.terrain,
    terrains,
    images,
    actions: agencies[0]?.actions ?? {},
    paths: paths[language],
    pages: pages[language],
  }
}
