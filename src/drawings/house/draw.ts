import type { Point } from '../../terrain/line-path'
import { seededNoise, seededRandom } from '../../terrain/noise'
import type { Drawing, Frame } from '../kit/drawing'
import { range } from '../kit/geometry'
import { ground } from '../kit/ground'
import { type Obstacle, placeLabels } from '../kit/labels'
import { boxObstacles, lineObstacles } from '../kit/obstacles'
import { leaders, path, strokes, weight } from '../kit/pen'
import { boiler, cellar, foundations, hachures, mainDepth, pierPlaces, pipes, taps } from './below'
import { building, cells, eavesOf, tree } from './building'
import type { House } from './fields'
import { marks } from './names'
import { bankEnd, type HouseSheet, levelOf, natural, surface, surfaceOf } from './plot'
import { sheets } from './sheets'

const noise = seededNoise(seededRandom(15))

/** Beds below the slope, as they were before anybody dug. */
function earth(sheet: HouseSheet, clear: readonly Obstacle[]): string {
  const height = (x: number, y: number) => natural(sheet, x) - y + 16 * noise(x / 260, y / 120)
  const surfaceAt = surfaceOf(sheet)
  const isKept = ([x, y]: Point) => y > surfaceAt(x) + 9
  return ground(height, sheet, { interval: 24, spacing: 34, isKept, clear })
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
  return `<path stroke="var(--ink)" stroke-width="1.5" stroke-dasharray="9 7" vector-effect="non-scaling-stroke" d="${line(points)}"/>`
}

/** What no words may touch. */
export function obstacles(section: House, sheet: HouseSheet): Obstacle[] {
  const level = levelOf(sheet)
  const top = Math.min(...cells(section.rooms.length, sheet).map(({ ceiling }) => ceiling))
  const [left, right] = sheet.walls
  const { left: cellarLeft, right: cellarRight, floor: cellarFloor } = cellar(sheet)
  const main = mainDepth(sheet)
  const riser = Math.max(...taps(section.rooms.length, sheet).map(([x]) => x))
  const trees = sheet.tree === null ? [] : [[sheet.tree, surfaceOf(sheet)(sheet.tree)] as const]
  return [
    ...boxObstacles([left + 6, top - (right - left) * 0.15, right - 6, level]),
    ...[left - eavesOf(sheet.columns), right + eavesOf(sheet.columns)].map(
      (x): Obstacle => ({ at: [x, top], radius: 3 }),
    ),
    ...pierPlaces(sheet).flatMap((x) => boxObstacles([x - 31, level, x + 31, level + 112])),
    ...boxObstacles([cellarLeft, level, cellarRight, cellarFloor]),
    ...boxObstacles([-sheet.bleed, main - 6, riser, main + 6]),
    ...trees.flatMap(([x, y]) => boxObstacles([x - 50, y - 150, x + 50, y])),
    ...lineObstacles(surface(sheet), 6),
  ]
}

function compose(section: House, sheet: HouseSheet): Frame {
  const level = levelOf(sheet)
  const structure = obstacles(section, sheet)
  const places = placeLabels(marks(section, sheet), sheet, structure)
  const { below, inside } = pipes(section.rooms.length, sheet)
  return {
    ...sheet,
    places,
    land: earth(sheet, structure) + formerSlope(sheet),
    subject: [
      below,
      foundations(sheet),
      boiler(sheet),
      path(strokes(hachures(sheet)), { stroke: 'ink' }),
      path(`M${sheet.pad[0]} ${Math.round(natural(sheet, sheet.pad[0])) - 8}V${level + 40}`, {
        stroke: 'wall',
        width: 11,
        isQuantity: true,
      }),
      path(line(surface(sheet)), { stroke: 'ink', width: weight.thick }),
      building(section.rooms, sheet),
      inside,
      sheet.tree === null ? '' : tree(sheet.tree, surfaceOf(sheet)(sheet.tree), 1),
      leaders(places),
    ].join(''),
  }
}

/** The house in its three compositions. */
export function drawHouse(section: House): Drawing {
  return { frames: sheets.map((sheet) => compose(section, sheet)) }
}
