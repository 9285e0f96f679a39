import type { Terrain } from '../../data-model/terrains'
import { type HeightField, heightField } from '../../terrain/height-field'
import { type TerrainPath, terrainPaths } from '../../terrain/terrain-svg'

/** What the lines of a terrain depend on, besides its description. */
export const terrainCode = [
  'src/terrain',
  'src/data-model/terrains.ts',
  'node_modules/d3-contour/package.json',
  'node_modules/simplex-noise/package.json',
]

let latest: { key: string; field: HeightField } | undefined

/** The heights of a terrain. Its three files are written one after the other, and have the same. */
export function fieldOf(terrain: Terrain): HeightField {
  const key = JSON.stringify(terrain)
  if (latest?.key !== key) latest = { key, field: heightField(terrain) }
  return latest.field
}

const drawn = new Map<string, TerrainPath[]>()

/** The lines of a terrain, drawn once a run: its file and the share images of both languages have the same. */
export function drawnTerrain(terrain: Terrain): TerrainPath[] {
  const key = JSON.stringify(terrain)
  const paths = drawn.get(key) ?? terrainPaths(fieldOf(terrain))
  drawn.set(key, paths)
  return paths
}
