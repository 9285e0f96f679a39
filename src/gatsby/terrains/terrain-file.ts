import { join } from 'node:path'

import type { Terrain } from '../../data-model/terrains'
import { heightGrid } from '../../terrain/height-grid'
import { terrainSvg } from '../../terrain/terrain-svg'
import { terrainViewSvg } from '../../terrain/view-svg'
import { digestWithCode } from '../kept/digest'
import { keepFile } from '../kept/keep-file'
import { drawnTerrain, fieldOf, terrainCode } from './drawn-terrain'

/** Name of the `<symbol>` inside the file. */
const symbol = 'terrain'

const digest = digestWithCode(terrainCode)

/** The name carries a digest of what the drawing is made of: it can be cached for ever, and known without drawing. */
const pathOf = (terrain: Terrain) => `/terrain/${terrain.page}-${digest(terrain)}.svg`

/** Address for `<use href>`, for example `/terrain/home-0a1b2c3d4e5f6a7b.svg#terrain`. */
export const terrainAddress = (terrain: Terrain) => `${pathOf(terrain)}#${symbol}`

/** Writes the drawing below the folder that is served; draws only what is not there. */
export const writeTerrain = (terrain: Terrain, publicFolder: string) =>
  keepFile(join(publicFolder, pathOf(terrain)), () => terrainSvg(drawnTerrain(terrain)))

/** Address of the terrain as one sees it, low from the south: a mask of white lines, see `terrainViewSvg`. */
export const terrainViewAddress = (terrain: Terrain) => `/terrain/${digest({ view: terrain })}.svg`

/** Writes that picture below the folder that is served; draws only what is not there. */
export const writeTerrainView = (terrain: Terrain, publicFolder: string) =>
  keepFile(join(publicFolder, terrainViewAddress(terrain)), () => terrainViewSvg(fieldOf(terrain)))

/** Address of the terrain's heights: `HeightGrid` as JSON. */
export const terrainHeightsAddress = (terrain: Terrain) => `/terrain/${digest({ heights: terrain })}.json`

/** Writes them below the folder that is served; calculates only what is not there. */
export const writeTerrainHeights = (terrain: Terrain, publicFolder: string) =>
  keepFile(join(publicFolder, terrainHeightsAddress(terrain)), () => JSON.stringify(heightGrid(fieldOf(terrain))))
