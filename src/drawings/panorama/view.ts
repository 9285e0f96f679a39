import type { Point } from '../../terrain/line-path'
import { smoothstep } from '../../terrain/noise'
import type { Sheet } from '../kit/frames'
import { range } from '../kit/geometry'
import { type Land, massif } from './massif'

/** Where one stands and how the land comes to the sheet. Kilometres from the summit, units of the sheet. */
export interface Eye {
  east: number
  north: number
  /** Kilometres above the sea, in the measure of the enlarged heights. */
  above: number
  /** How many times larger heights are drawn than distances. */
  enlarged: number
  /** Units to a radian of the round view. */
  radian: number
  /** Where on the sheet the summit's direction and the horizon lie. */
  middle: number
  horizon: number
}

/** What is seen at each point of a sheet, on a grid of square cells from its left top, its bleed included. */
export interface View {
  columns: number
  rows: number
  cell: number
  left: number
  /** Kilometres above the sea; below zero is water, the sky far below. */
  altitude: number[]
  /** Kilometres from the eye; the sky is endlessly far. */
  distance: number[]
  /** How much the ground turns away from the light, from −1 to 1. */
  shade: number[]
}

const cell = 3
/** Fields reach so far beyond the sheet that the ends of lines do not show. */
const margin = 54
const farthest = 125
export const water = -0.02
export const sky = -1

/** From the west, and not high. */
const light = [-0.86, 0.06, 0.5] as const

/** A land as a grid that is calculated where it is looked at. */
function sampled(land: Land, step: number): Land {
  const reach = 140
  const side = Math.ceil((2 * reach) / step)
  const known = new Float64Array(side * side).fill(Number.NaN)
  const node = (column: number, row: number) => {
    const index = row * side + column
    const found = known[index]
    if (found === undefined || !Number.isNaN(found)) return found ?? 0
    const height = land(column * step - reach, row * step - reach)
    known[index] = height
    return height
  }
  return (east, north) => {
    const [x, y] = [(east + reach) / step, (north + reach) / step]
    const [column, row] = [Math.floor(x), Math.floor(y)]
    const [u, v] = [x - column, y - row]
    const low = node(column, row) * (1 - u) + node(column + 1, row) * u
    const high = node(column, row + 1) * (1 - u) + node(column + 1, row + 1) * u
    return low * (1 - v) + high * v
  }
}

const lands = { ground: sampled(massif(1), 0.2), forms: sampled(massif(0), 0.4) }

function shadeAt(east: number, north: number, enlarged: number): number {
  const reach = 0.3
  const slope = (dx: number, dy: number) =>
    ((lands.forms(east + dx, north + dy) - lands.forms(east - dx, north - dy)) / (2 * reach)) * enlarged
  const [eastward, northward] = [slope(reach, 0), slope(0, reach)]
  const lit = -eastward * light[0] - northward * light[1] + light[2]
  return -lit / Math.hypot(eastward, northward, 1) / Math.hypot(...light)
}

/** Everything that the eye sees: each column of the sheet is walked from near to far, and what is hidden is left out. */
export function look(eye: Eye, { width, height, bleed }: Sheet): View {
  const left = -bleed - margin
  const [columns, rows] = [Math.ceil((width - 2 * left) / cell), Math.ceil((height + margin) / cell)]
  const size = columns * rows
  const altitude = new Array<number>(size).fill(sky)
  const distance = new Array<number>(size).fill(Number.POSITIVE_INFINITY)
  const shade = new Array<number>(size).fill(-1)
  const ahead = Math.atan2(-eye.east, -eye.north)
  const nearest = (eye.above * eye.radian) / (rows * cell - eye.horizon)
  for (const column of range(columns)) {
    const bearing = ahead + (left + (column + 0.5) * cell - eye.middle) / eye.radian
    const [toEast, toNorth] = [Math.sin(bearing), Math.cos(bearing)]
    let seen = rows
    for (let away = nearest; away < farthest && seen > 0; away *= 1.003) {
      const [east, north] = [eye.east + away * toEast, eye.north + away * toNorth]
      const ground = lands.ground(east, north)
      const y = eye.horizon + ((eye.above - Math.max(0, ground) * eye.enlarged) * eye.radian) / away
      const row = Math.max(0, Math.ceil(y / cell - 0.5))
      if (row >= seen) continue
      const dark =
        ground > 0 && away < 62 ? shadeAt(east, north, eye.enlarged) - (1 - smoothstep(0.6, 1.5, ground)) : -1
      for (let below = row; below < seen; below++) {
        const index = below * columns + column
        altitude[index] = ground > 0 ? ground : water
        distance[index] = away
        shade[index] = dark
      }
      seen = row
    }
  }
  return { columns, rows, cell, left, altitude, distance, shade }
}

/** The grid's value at a point of the sheet. */
export function valueAt({ columns, rows, left }: View, field: readonly number[], [x, y]: Point): number {
  const [column, row] = [Math.floor((x - left) / cell), Math.floor(y / cell)]
  if (column < 0 || row < 0 || column >= columns || row >= rows) return Number.NaN
  return field[row * columns + column] ?? Number.NaN
}
