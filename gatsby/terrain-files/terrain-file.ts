import { join } from 'node:path'

import type { Terrain } from '../../src/data-model/terrains'
import { type HeightField, heightField } from '../../src/terrain/height-field'
import { terrainPaths, terrainSvg } from '../../src/terrain/terrain-svg'
import { terrainViewSvg } from '../../src/terrain/view-svg'
import { digestWithCode } from '../cache/digest'
import { writeOnce } from '../cache/write-once'

/** Name of the `<symbol>` inside the file. */
const symbol = 'terrain'

const digest = digestWithCode([
  'src/terrain',
  'src/data-model/terrains.ts',
  'node_modules/d3-contour/package.json',
  'node_modules/simplex-noise/package.json',
])

/**
 * The path of its lines below the published folder. The name has a digest of the drawing's input: browsers may keep the
 * file for ever, and the build knows the name without drawing.
 */
const terrainPath = (terrain: Terrain) => `/terrain/${terrain.page}-${digest(terrain)}.svg`

/** Address for `<use href>`, for example `/terrain/home-0a1b2c3d4e5f6a7b.svg#terrain`. */
export const terrainAddress = (terrain: Terrain) => `${terrainPath(terrain)}#${symbol}`

/** The address of the terrain seen from the ground, low from the south: a mask of white lines, see `terrainViewSvg`. */
export const terrainViewAddress = (terrain: Terrain) => `/terrain/${digest({ view: terrain })}.svg`

/** The menu shows views of the pages that it names. The not-found page is not among them. */
const hasView = ({ page }: Terrain) => page !== 'not-found'

const filesOf = (terrain: Terrain) => [
  { path: terrainPath(terrain), make: (field: HeightField) => terrainSvg(terrainPaths(field)) },
  ...(hasView(terrain) ? [{ path: terrainViewAddress(terrain), make: terrainViewSvg }] : []),
]

/**
 * Writes the files of a terrain below the published folder, from the same heights. Draws only files that do not exist.
 */
export function writeTerrain(terrain: Terrain, publicFolder: string): void {
  let field: HeightField | undefined
  for (const { path, make } of filesOf(terrain)) {
    writeOnce(join(publicFolder, path), () => {
      field ??= heightField(terrain)
      return make(field)
    })
  }
}
