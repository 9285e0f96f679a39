import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { build } from 'esbuild'
import type { NodePluginArgs } from 'gatsby'
import { z } from 'zod'

import { type Terrain, terrain } from '../../data-model/terrains'
import { isDrawn } from './terrain-file'

/** Gatsby bundles our code into one file; a thread begins with a file of its own. */
async function bundle(directory: string): Promise<string> {
  const outfile = join(directory, '.cache/draw-terrains.cjs')
  const entryPoints = ['src/gatsby/terrains/draw-terrains.ts']
  await build({ entryPoints, outfile, bundle: true, platform: 'node', target: 'node20', logLevel: 'warning' })
  return outfile
}

async function draw(terrains: readonly Terrain[], directory: string, publicFolder: string): Promise<void> {
  const thread = new Worker(await bundle(directory), { workerData: { terrains, publicFolder } })
  await new Promise((resolve, reject) => thread.once('exit', resolve).once('error', reject))
}

let drawing: Promise<void> | undefined

/**
 * Begins to draw each page's terrain into the folder that is served, where `Terrain` says that it is: in a thread of its
 * own, which takes half a minute for a thousand pages while Gatsby bundles and queries. Draws only what is not there.
 */
export function startTerrains({ getNodesByType, store }: Pick<NodePluginArgs, 'getNodesByType' | 'store'>): void {
  const { directory } = store.getState().program
  const publicFolder = join(directory, 'public')
  const terrains = getNodesByType('Terrain').map((node) => z.object({ terrain }).parse(node).terrain)
  const missing = terrains.filter((one) => !isDrawn(one, publicFolder))
  drawing = missing.length > 0 ? draw(missing, directory, publicFolder) : undefined
  // Whoever waits for it hears of an error.
  drawing?.catch(() => undefined)
}

/** Until every terrain is there. @throws what went wrong in drawing one */
export const terrainsDrawn = async (): Promise<void> => drawing
