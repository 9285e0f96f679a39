import { readFileSync } from 'node:fs'

import { drawnFrom, isSeeded, type Terrain, terrainFile, terrainsFile, viewFile } from '../../src/data-model/terrains'
import { inProject } from '../support/project'
import type { DerivedFile } from './is-stale'
import { heightField } from './terrain/height-field'
import { terrainSvg } from './terrain/terrain-svg'
import { terrainViewSvg } from './terrain/view-svg'

const stamped = (svg: string, terrain: Terrain) => svg.replace('<svg', `<svg data-drawn-from='${drawnFrom(terrain)}'`)

const { terrains } = terrainsFile.parse(JSON.parse(readFileSync(inProject('data/terrains.json'), 'utf8')))

/** The contour lines of each page, and their view in the menu, drawn from the seeds in data/terrains.json. */
export const terrainFiles: DerivedFile[] = terrains.filter(isSeeded).flatMap((terrain): DerivedFile[] => {
  const lines = {
    file: `data/${terrainFile(terrain)}`,
    make: () => stamped(terrainSvg(heightField(terrain)), terrain),
  }
  const view = viewFile(terrain)
  if (!view) return [lines]
  return [lines, { file: `data/${view}`, make: () => stamped(terrainViewSvg(heightField(terrain)), terrain) }]
})
