import type { SeededTerrain } from '../../../src/data-model/terrains'
import { terrainForm } from './forms'
import { seededNoise, seededRandom, smoothstep } from './noise'
import { limitSlope } from './slope-limit'

/** Size of every drawing, in units of its view box. */
export const frame = { width: 1600, height: 900 } as const

/** The field reaches this far beyond the frame, so that lines leave it instead of ending at it. Units. */
const margin = 56
const cell = 8

/**
 * Distance to which lines are pushed apart on a slope, in units. At least 7 remain in every form: 7 px on a hero of
 * 1440 px.
 */
const closestLines = 10

export interface HeightField {
  columns: number
  rows: number
  /** Side of a cell and reach beyond the frame, in units of the view box. */
  cell: number
  margin: number
  /** Row by row from the top left. The plain, or the surface of the sea, is 0. */
  heights: Float64Array
  /** Height between two contour lines. */
  interval: number
  /** Height of the lowest line in intervals: whole numbers where there is a shore at 0, halves where there is none. */
  lowestLine: number
}

/** Form and roughness of a terrain as one function of a point in terrain heights. */
function landform(spec: SeededTerrain): (x: number, y: number) => number {
  const random = seededRandom(spec.seed)
  const form = terrainForm(spec, random)
  const [bendX, bendY, gullies, ground] = [random, random, random, random].map(seededNoise)
  if (!bendX || !bendY || !gullies || !ground) return form
  return (x, y) => {
    const calm = 0.3 + 0.7 * smoothstep(0.45, 1, x)
    // Bending the ground keeps neighboring lines parallel; noise on it would scatter crumbs. The terrain uses a little
    // of both.
    const bend = spec.roughness * 0.42
    const fine = spec.roughness * calm * 0.075
    const bentX = x + bend * bendX(x * 1.9, y * 1.9) + fine * gullies(x * 5.6, y * 5.6)
    const bentY = y + bend * bendY(x * 1.9, y * 1.9) + fine * gullies(y * 5.6 + 20, x * 5.6)
    return form(bentX, bentY) + 0.5 * spec.roughness * calm * ground(x * 1.7, y * 1.7)
  }
}

/** Height of the lowest line in intervals. Land keeps half an interval clear of a plain; water begins at 0. */
const lowestLineOf = ({ form }: SeededTerrain, lowest: number) => (form === 'coast' ? -1 : Math.floor(lowest) + 0.5)

/** The heights of a terrain. The same description always gives the same field. */
export function heightField(spec: SeededTerrain): HeightField {
  const columns = (frame.width + 2 * margin) / cell
  const rows = (frame.height + 2 * margin) / cell
  const heightAt = landform(spec)
  const heights = Float64Array.from({ length: columns * rows }, (_, index) => {
    const x = ((index % columns) + 0.5) * cell - margin
    const y = (Math.floor(index / columns) + 0.5) * cell - margin
    return heightAt(x / frame.height, y / frame.height)
  })
  const interval = Math.max(...heights) / spec.levels
  limitSlope(heights, columns, (interval / closestLines) * cell)
  const lowestLine = lowestLineOf(spec, Math.min(...heights) / interval)
  return { columns, rows, cell, margin, heights, interval, lowestLine }
}
