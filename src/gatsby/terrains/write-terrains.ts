import { join } from 'node:path'
import type { CreatePagesArgs } from 'gatsby'
import { z } from 'zod'

import { terrain } from '../../data-model/terrains'
import { writeTerrain, writeTerrainHeights, writeTerrainView } from './terrain-file'

/** Writes each page's terrain into the folder that is served, where `Terrain` says that they are. */
export function writeTerrains({ getNodesByType, store }: CreatePagesArgs): void {
  const publicFolder = join(store.getState().program.directory, 'public')
  for (const node of getNodesByType('Terrain')) {
    const spec = z.object({ terrain }).parse(node).terrain
    writeTerrain(spec, publicFolder)
    writeTerrainView(spec, publicFolder)
    writeTerrainHeights(spec, publicFolder)
  }
}
