import { terrain } from '../../src/data-model/terrains'
import { terrainAddress, terrainViewAddress } from '../terrain-files/terrain-file'

/** data/terrains.json. */
export const terrainResolvers = {
  href: { resolve: (node: { terrain: unknown }) => terrainAddress(terrain.parse(node.terrain)) },
  view: { resolve: (node: { terrain: unknown }) => terrainViewAddress(terrain.parse(node.terrain)) },
}
