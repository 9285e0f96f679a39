import { terrain } from '../../data-model/terrains'
import { terrainAddress } from '../terrains/terrain-file'

/** data/terrains.json. */
export const terrainResolvers = {
  href: { resolve: (node: { terrain: unknown }) => terrainAddress(terrain.parse(node.terrain)) },
}
