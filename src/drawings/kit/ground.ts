import { cutRing, rings } from '../../terrain/contour-lines'
import { lineLength, linePath, type Point } from '../../terrain/line-path'
import { smoothstep } from '../../terrain/noise'
import type { Sheet } from './frames'
import { range } from './geometry'
import type { Area, Obstacle } from './obstacles'
import { path, weight } from './pen'

/** Height of the ground at a point of the sheet. */
export type Height = (x: number, y: number) => number

/** The ground is sampled every so many units, and drawn so far beyond the sheet that no end shows. */
const cell = 10
const margin = 40

interface GroundOptions {
  /** Height between two lines. */
  interval: number
  /** Distance of the points that carry a line, in units. */
  spacing?: number
  /** Where lines are drawn. */
  isKept?: (point: Point) => boolean
  /** What lines keep clear of, besides. */
  clear?: readonly Obstacle[]
  /** Rooms of labels: lines lead around them, because the ground is level there. */
  rooms?: readonly Area[]
  /** Open lines that are shorter are left out. Units. */
  shortest?: number
  /** How far around a room the ground changes. Units. */
  reach?: number
  /** Colour of the lines: below the water it is the water's. */
  stroke?: 'ink' | 'water'
}

/** Distance of the lines from what they keep clear of. Units. */
const distanceKept = 6

/** Whether a point is clear of obstacles: asked thousands of times, so they are marked on squares of four units first. */
function clearOf(obstacles: readonly Obstacle[]): (point: Point) => boolean {
  const side = 4
  const squares = new Set<string>()
  for (const { at, radius } of obstacles) {
    const reach = Math.ceil((radius + distanceKept) / side)
    const [column, row] = [Math.round(at[0] / side), Math.round(at[1] / side)]
    for (let x = -reach; x <= reach; x++) {
      for (let y = -reach; y <= reach; y++) {
        if (Math.hypot(x, y) <= reach) squares.add(`${column + x} ${row + y}`)
      }
    }
  }
  return ([x, y]) => !squares.has(`${Math.round(x / side)} ${Math.round(y / side)}`)
}

/** Lines keep so far from a room. Units. */
const roomMargin = 7

/** How far a point is from a room with round corners. */
function awayFromRoom([left, top, right, bottom]: Area, x: number, y: number): number {
  const corner = 12
  const dx = Math.max(left + corner - x, x - right + corner, 0)
  const dy = Math.max(top + corner - y, y - bottom + corner, 0)
  return Math.max(0, Math.hypot(dx, dy) - corner - roomMargin)
}

/** The ground with a level place, between two lines, for each room. */
function levelled(height: Height, rooms: readonly Area[], interval: number, reach: number): Height {
  const places = rooms.map((room) => {
    const middle = height((room[0] + room[2]) / 2, (room[1] + room[3]) / 2)
    return { room, level: Math.round(middle / interval) * interval }
  })
  return (x, y) => {
    const near = places.flatMap(({ room, level }) => {
      const away = awayFromRoom(room, x, y)
      return away < reach ? [{ level, away, share: 1 - smoothstep(0, reach, away) }] : []
    })
    if (near.length === 0) return height(x, y)
    const natural = near.reduce((rest, { share }) => rest * (1 - share), 1)
    // What is no natural ground is shared among the rooms, the nearest foremost.
    const weights = near.map(({ away }) => (away + 1) ** -3)
    const total = weights.reduce((sum, weight) => sum + weight, 0)
    const level = near.reduce((sum, one, index) => sum + (one.level * (weights[index] ?? 0)) / total, 0)
    return natural * height(x, y) + (1 - natural) * level
  }
}

/** Contour lines of a ground, every fifth heavier, cut where the drawing needs the paper. */
export function ground(height: Height, sheet: Sheet, options: GroundOptions): string {
  const {
    interval,
    spacing = 30,
    isKept = () => true,
    clear = [],
    rooms = [],
    reach: bend = 64,
    shortest = 90,
    stroke = 'ink',
  } = options
  const ground = levelled(height, rooms, interval, bend)
  const isFree = clearOf(clear)
  const isClear = (point: Point) => isFree(point) && !rooms.some((room) => awayFromRoom(room, ...point) < 4)
  const reach = margin + sheet.bleed
  const columns = Math.ceil((sheet.width + 2 * reach) / cell)
  const rows = Math.ceil((sheet.height + 2 * reach) / cell)
  const heights = Array.from({ length: columns * rows }, (_, index) =>
    ground(((index % columns) + 0.5) * cell - reach, (Math.floor(index / columns) + 0.5) * cell - reach),
  )
  const grid = { columns, rows, cell, margin: reach, heights }
  const isOnSheet = ([x, y]: Point) =>
    x > -sheet.bleed - 20 && x < sheet.width + sheet.bleed + 20 && y > -20 && y < sheet.height + 20
  const lowest = Math.floor(Math.min(...heights) / interval)
  const highest = Math.ceil(Math.max(...heights) / interval)
  const lines = range(highest - lowest).map((step) => ({
    isIndex: (lowest + step) % 5 === 0,
    data: rings(grid, (lowest + step + 0.5) * interval)
      .flatMap(({ ring }) => cutRing(ring, (point) => isOnSheet(point) && isClear(point) && isKept(point)))
      .filter((line) => lineLength(line) > (line.closed ? 150 : shortest))
      .map((line) => linePath(line, spacing))
      .join(''),
  }))
  const data = (isIndex: boolean) =>
    lines
      .filter((line) => line.isIndex === isIndex)
      .map((line) => line.data)
      .join('')
  return (
    path(data(false), { stroke, opacity: stroke === 'ink' ? 0.22 : 0.34 }) +
    path(data(true), { stroke, opacity: stroke === 'ink' ? 0.46 : 0.8, width: weight.thin })
  )
}
