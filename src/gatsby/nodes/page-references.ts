import type { PageReferences } from '../sections/resolve-leaf'
import {
  identify,
  pagesIn,
  pathsIn,
  type ResolverContext,
  readAgencies,
  readFigures,
  readFiles,
  readTerrains,
} from './read-nodes'

/** Reads the nodes through the node model, so that Gatsby renews a page when one of them changes. */
export async function pageReferences(page: { parent: string }, context: ResolverContext): Promise<PageReferences> {
  const { pageId, language } = identify(page, context)
  const [figures, terrains, files, agencies, paths, pages] = await Promise.all([
    readFigures(context),
    readTerrains(context),
    readFiles(context),
    readAgencies(context),
    pathsIn(language, context),
    pagesIn(language, context),
  ])
  const images = files.filter((file) => file.sourceInstanceName === 'data' && file.relativeDirectory === 'images')
  return {
    page: pageId,
    language,
    figures: new Map(figures.map(({ figure }) => [figure.id, figure])),
    terrain: terrains.find(({ terrain }) => terrain.page === pageId)?.terrain,
    paths,
    pages,
    terrains: new Map(terrains.map((node) => [node.terrain.page, node])),
    images: new Map(images.map((file) => [file.name ?? '', file])),
    actions: agencies[0]?.actions ?? {},
  }
}
