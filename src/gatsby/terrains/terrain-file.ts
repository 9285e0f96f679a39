import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import type { Terrain } from '../../data-model/terrains'
import { terrainSvg } from '../../terrain/terrain-svg'

/** Name of the `<symbol>` inside the file. */
const symbol = 'relief'

const drawings = new Map<string, { svg: string; path: string }>()

/** Draws a terrain once a run. The file's name carries a digest of what is in it, so that it can be cached for ever. */
function drawing(terrain: Terrain): { svg: string; path: string } {
  const key = JSON.stringify(terrain)
  const known = drawings.get(key)
  if (known) return known
  const svg = terrainSvg(terrain)
  const digest = createHash('sha256').update(svg).digest('hex').slice(0, 12)
  const drawn = { svg, path: `/terrain/${terrain.page}-${digest}.svg` }
  drawings.set(key, drawn)
  return drawn
}

/** Address for `<use href>`, for example `/terrain/home-0a1b2c3d4e5f.svg#relief`. */
export function terrainAddress(terrain: Terrain): string {
  return `${drawing(terrain).path}#${symbol}`
}

/** Writes the drawing below the folder that is served. */
export function writeTerrain(terrain: Terrain, publicFolder: string): void {
  const { svg, path } = drawing(terrain)
  const file = join(publicFolder, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, svg)
}
