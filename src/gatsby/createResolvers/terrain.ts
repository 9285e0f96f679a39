import { terrain } from '../../data-model/terrains'
import { terrainAddress, terrainHeightsAddress, terrainViewAddress } from '../terrains/terrain-file'

/** data/terrains.json. */
export const terrainResolvers = {
  heights: { resolve: (node: { terrain: unknown }) => terrainHeightsAddress(terrain.parse(node.terrain)) },
  href: { resolve: (node: { terrain: unknown }) => terrainAddress(terrain.parse(node.terrain)) },
  view: { resolve: (node: { terrain: unknown }) => terrainViewAddress(terrain.parse(node.terrain)) },
}
