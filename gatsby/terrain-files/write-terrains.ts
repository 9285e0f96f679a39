import { join } from 'node:path'
import type { NodePluginArgs } from 'gatsby'
import { z } from 'zod'

import { terrain } from '../../src/data-model/terrains'
import { writeTerrain } from './terrain-file'

/** Draws the terrain of each page into the published folder, unless it exists. */
export function writeTerrains({ getNodesByType, store }: Pick<NodePluginArgs, 'getNodesByType' | 'store'>): void {
  const publicFolder = join(store.getState().program.directory, 'public')
  for (const node of getNodesByType('Terrain')) writeTerrain(z.object({ terrain }).parse(node).terrain, publicFolder)
}
