/** Runs in a thread of its own: see `startTerrains`. */
import { workerData } from 'node:worker_threads'
import { z } from 'zod'

import { terrain } from '../../data-model/terrains'
import { writeTerrain } from './terrain-file'

const { terrains, publicFolder } = z.object({ terrains: z.array(terrain), publicFolder: z.string() }).parse(workerData)

for (const one of terrains) writeTerrain(one, publicFolder)
