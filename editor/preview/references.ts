import type { PageReferences } from '../../gatsby/resolve-sections/resolve-leaf'
import { terrainAddress } from '../../gatsby/terrain-files/terrain-file'
import type { SiteData } from '../../gatsby/validate/read-data'
import { figuresById } from '../../src/data-model/figure-references'
import type { Terrain } from '../../src/data-model/terrains'
import type { Language } from '../../src/i18n/languages'

/** A picture as it lies in data/images, in place of what the build makes of it. */
const asItIs = (name: string) => {
  const src = `/admin/images/${name}.png`
  const fallback = { src, srcSet: src, sizes: '100vw' }
  const gatsbyImageData = { layout: 'fullWidth', width: 1, height: 1, images: { fallback, sources: [] } }
  return { childImageSharp: { gatsbyImageData } }
}

/** All that the leaves of one page refer to, without Gatsby's nodes. */
export function previewReferences(
  { routes, figures, terrains, site }: SiteData,
  pictures: readonly string[],
  page: string,
  language: Language,
): PageReferences {
  const drawn = (terrain: Terrain) => ({ terrain, href: terrainAddress(terrain), spots: terrain.spots })
  const reliefs = new Map(terrains.map((terrain) => [terrain.page, drawn(terrain)]))
  const here = routes.flatMap((route): [string, string][] => {
    const path = route[language]
    return path === undefined ? [] : [[route.page, path]]
  })
  return {
    page,
    language,
    figures: figuresById(figures, site.hours),
    terrain: terrains.find((terrain) => terrain.page === page),
    paths: new Map(here),
    pages: new Map(here.map(([id, path]) => [id, { pageId: id, path, terrain: reliefs.get(id) }])),
    terrains: reliefs,
    images: new Map(pictures.flatMap((name) => [name, `${name}-dark`]).map((name) => [name, asItIs(name)])),
    actions: site.actions,
  }
}
