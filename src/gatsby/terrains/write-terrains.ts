import { join } from 'node:path'
import type { CreatePagesArgs } from 'gatsby'
import { z } from 'zod'

import { terrain } from '../../data-model/terrains'
import { writeTerrain } from './terrain-file'

/** Writes each page's terrain into the folder that is served, where `Terrain.href` points to. */
export function writeTerrains({ getNodesByType, store }: CreatePagesArgs): void {
  const publicFolder = join(store.getState().program.directory, 'public')
  for (const node of getNodesByType('Terrain')) writeTerrain(z.object({ terrain }).parse(node).terrain, publicFolder)
}
