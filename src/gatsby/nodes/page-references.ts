import type { PageReferences } from '../sections/resolve-leaf'
import {
  identify,
  oncePerQuery,
  pagesIn,
  pathsIn,
  type ResolverContext,
  readAgencies,
  readFigures,
  readFiles,
  readTerrains,
} from './read-nodes'

/** What the pages of a language can refer to. Read through the node model, so that Gatsby renews a page when one of them changes. */
const referencesIn = oncePerQuery(async (language, context) => {
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
    language,
    figures: new Map(figures.map(({ figure }) => [figure.id, figure])),
    paths,
    pages,
    terrains: new Map(terrains.map((node) => [node.terrain.page, node])),
    images: new Map(images.map((file) => [file.name ?? '', file])),
    actions: agencies[0]?.actions ?? {},
  }
})

/** All that the leaves of a page refer to. */
export async function pageReferences(page: { parent: string }, context: ResolverContext): Promise<PageReferences> {
  const { pageId, language } = identify(page, context)
  const references = await referencesIn(language, context)
  return { ...references, page: pageId, terrain: references.terrains.get(pageId)?.terrain }
}
