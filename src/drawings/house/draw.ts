import type { Point } from '../../terrain/line-path'
import { seededNoise, seededRandom } from '../../terrain/noise'
import { handPlaces, roomsOf } from '../kit/by-hand'
import type { Drawing, Frame } from '../kit/drawing'
import { range } from '../kit/geometry'
import { ground } from '../kit/ground'
import { type Area, boxObstacles, lineObstacles, type Obstacle } from '../kit/obstacles'
import { leaders, path, strokes, weight } from '../kit/pen'
import { boiler, cellar, foundations, hachures, mainDepth, pierPlaces, pipes, taps } from './below'
import { building, cells, eavesOf, tree } from './building'
import type { House } from './fields'
import { handsOf, marks } from './names'
import { bankEnd, type HouseSheet, levelOf, natural, surface, surfaceOf } from './plot'
import { sheets } from './sheets'

const noise = seededNoise(seededRandom(15))

/** Beds below the slope, as they were before anybody dug. */
function earth(sheet: HouseSheet, clear: readonly Obstacle[], rooms: readonly Area[]): string {
  const height = (x: number, y: number) => natural(sheet, x) - y + 16 * noise(x / 260, y / 120)
  const surfaceAt = surfaceOf(sheet)
  const isKept = ([x, y]: Point) => y > surfaceAt(x) + 9
  return ground(height, sheet, { interval: 24, spacing: 34, isKept, clear, rooms, reach: 44, shortest: 70 })
}

const line = (points: readonly Point[]) => `M${points.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join('L')}`

/** The slope as it was, where it was cut off or filled in. */
function formerSlope(sheet: HouseSheet): string {
  const [end] = bankEnd(sheet)
  const from = sheet.pad[0]
  const points = range(41).map((step): Point => {
    const x = from + ((end - from) * step) / 40
    return [x, natural(sheet, x)]
  })
  return `<path stroke="var(--ink)" stroke-width="1.5" stroke-dasharray="9 7" data-line="" vector-effect="non-scaling-stroke" d="${line(points)}"/>`
}

/** What no words may touch. */
export function obstacles(section: House, sheet: HouseSheet): Obstacle[] {
  const level = levelOf(sheet)
  const top = Math.min(...cells(section.rooms.length, sheet).map(({ ceiling }) => ceiling))
  const [left, right] = sheet.walls
  const { left: cellarLeft, right: cellarRight, floor: cellarFloor } = cellar(sheet)
  const main = mainDepth(sheet)
  const riser = Math.max(...taps(section.rooms.length, sheet).map(([x]) => x))
  return [
    ...boxObstacles([left + 6, top - (right - left) * 0.15, right - 6, level]),
    ...[left - eavesOf(sheet.columns), right + eavesOf(sheet.columns)].map(
      (x): Obstacle => ({ at: [x, top], radius: 3 }),
    ),
    ...pierPlaces(sheet).flatMap((x) => boxObstacles([x - 31, level, x + 31, level + 112])),
    ...boxObstacles([cellarLeft, level, cellarRight, cellarFloor]),
    ...boxObstacles([-sheet.bleed, main - 6, riser, main + 6]),
    ...lineObstacles(surface(sheet), 6),
  ]
}

function compose(section: House, sheet: HouseSheet): Frame {
  const level = levelOf(sheet)
  const structure = obstacles(section, sheet)
  const hands = handsOf(section, sheet.hands)
  const places = handPlaces(marks(section), sheet, hands) ?? []
  const { x, scale } = sheet.tree
  const { below, inside } = pipes(section.rooms.length, sheet)
  return {
    ...sheet,
    places,
    land: earth(sheet, structure, roomsOf(hands, sheet)) + formerSlope(sheet),
    subject: [
      below,
      foundations(sheet),
      boiler(sheet),
      path(strokes(hachures(sheet)), { stroke: 'ink' }),
      path(`M${sheet.pad[0]} ${Math.round(natural(sheet, sheet.pad[0])) - 8}V${level + 40}`, {
        stroke: 'wall',
        width: 11,
        isQuantity: true,
        isLine: true,
      }),
      path(line(surface(sheet)), { stroke: 'ink', width: weight.thick, isLine: true }),
      building(section.rooms, sheet),
      inside,
      tree(x, surfaceOf(sheet)(x), scale),
      leaders(places),
    ].join(''),
  }
}

/** The house in its three compositions. */
export function drawHouse(section: House): Drawing {
  return { frames: sheets.map((sheet) => compose(section, sheet)) }
}
