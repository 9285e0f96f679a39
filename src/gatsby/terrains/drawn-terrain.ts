import type { Terrain } from '../../data-model/terrains'
import { type TerrainPath, terrainPaths } from '../../terrain/terrain-svg'

/** What the lines of a terrain depend on, besides its description. */
export const terrainCode = [
  'src/terrain',
  'src/data-model/terrains.ts',
  'node_modules/d3-contour/package.json',
  'node_modules/simplex-noise/package.json',
]

const drawn = new Map<string, TerrainPath[]>()

/** The lines of a terrain, drawn once a run: its file and the share images of both languages have the same. */
export function drawnTerrain(terrain: Terrain): TerrainPath[] {
  const key = JSON.stringify(terrain)
  const paths = drawn.get(key) ?? terrainPaths(terrain)
  drawn.set(key, paths)
  return paths
}
