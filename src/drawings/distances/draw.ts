import { linePath, type Point } from '../../terrain/line-path'
import { seededRandom } from '../../terrain/noise'
import type { Drawing, Frame } from '../kit/drawing'
import { mix, range } from '../kit/geometry'
import { firstWithRoom, type Mark, placeLabels } from '../kit/labels'
import { lineObstacles, type Obstacle } from '../kit/obstacles'
import { dots, leaders, path, strokes, weight } from '../kit/pen'
import { coast } from './coast'
import type { ShownDistances } from './fields'
import { type MapSheet, onSheet, sheets } from './sheets'

/** Land that is on the sheet, as path data. */
function shores({ harbour }: ShownDistances, sheet: MapSheet): string {
  const isNear = ([x, y]: Point) =>
    x > -sheet.bleed - 60 && x < sheet.width + sheet.bleed + 60 && y > -60 && y < sheet.height + 60
  return coast
    .map((ring) => ring.map(([longitude, latitude]) => onSheet({ longitude, latitude }, harbour, sheet)))
    .filter((points) => points.some(isNear))
    .map((points) => linePath({ points: [...points, ...points.slice(0, 1)], closed: true }, 7))
    .join('')
}

/** The sea in level lines from edge to edge; the land is painted over it. */
function sea({ width, height, bleed }: MapSheet): string {
  const random = seededRandom(500)
  const rows = range(Math.floor(height / 9)).map(
    (row) => `M${Math.round(-bleed - 300 * random())} ${row * 9 + 4}H${width + bleed}`,
  )
  return `<path stroke="var(--water)" stroke-opacity=".5" stroke-dasharray="84 14 40 18 120 12 58 22" vector-effect="non-scaling-stroke" d="${rows.join('')}"/>`
}

function rings({ ring, rings: named }: ShownDistances, { middle: [x, y], scale }: MapSheet): string {
  const circles = named.map((_, index) => {
    const reach = Math.round((index + 1) * ring * scale)
    return `M${x - reach} ${y}a${reach} ${reach} 0 1 1 ${2 * reach} 0a${reach} ${reach} 0 1 1 ${-2 * reach} 0`
  })
  return path(circles.join(''), { stroke: 'ink', width: 1.5, opacity: 0.75 })
}

/** The light of the harbour. */
function lighthouse([x, y]: Point): string {
  return [
    `<g transform="translate(${x} ${y})">`,
    path('M-9 0l3-40H6L9 0z', { fill: 'ground', stroke: 'ink', width: weight.thick }),
    path('M-8-13H8M-7-27H7', { stroke: 'ink', width: weight.thick }),
    path('M-5-40v-11H5v11M-9-40H9M-6-51L0-59 6-51z', { fill: 'lemon', stroke: 'ink', width: weight.thick }),
    path('M-20 0H20', { stroke: 'ink', width: weight.thick }),
    '</g>',
  ].join('')
}

/** The rings' own labels: as many as there is room for. */
function ringMarks({ ring, rings }: ShownDistances, { middle, scale, bearing, width, height }: MapSheet): Mark[] {
  const turn = (bearing * Math.PI) / 180
  const named = rings.map((text, index): Mark => {
    const reach = (index + 1) * ring * scale
    const at: Point = [middle[0] + reach * Math.sin(turn), middle[1] - reach * Math.cos(turn)]
    return {
      ...{ id: `ring-${index}`, words: { text }, at, radius: 0, columns: [8] },
      sides: ['below', 'above', 'right', 'left'],
    }
  })
  return named.filter(({ at: [x, y] }) => x > 50 && y > 20 && x < width - 50 && y < height - 40)
}

function marks(section: ShownDistances, ends: readonly Point[], { middle, size }: MapSheet): Mark[] {
  const isTall = size === 'tall'
  return [
    {
      ...{ id: 'harbour', words: { title: section.harbour.name, text: section.below }, at: middle, radius: 16 },
      sides: ['below right', 'right', 'below, to the right', 'below', 'below left'],
      columns: isTall ? [8, 6.7] : [11, 9],
    },
    ...section.places.map(
      ({ name, distance }, index): Mark => ({
        ...{ id: `place-${index}`, words: { name, text: distance }, at: ends[index] ?? middle, radius: 9 },
        columns: isTall ? [6, 5, 8] : [8, 6, 10],
      }),
    ),
  ]
}

const track = (from: Point, to: Point): Point[] =>
  range(30).map((step) => [mix(from[0], to[0], step / 29), mix(from[1], to[1], step / 29)])

function compose(section: ShownDistances, sheet: MapSheet): Frame {
  const { middle } = sheet
  const ends = section.places.map((place) => onSheet(place, section.harbour, sheet))
  const obstacles: Obstacle[] = [
    ...ends.flatMap((end) => lineObstacles(track(middle, end), 5)),
    ...ends.map((at) => ({ at, radius: 10 })),
    { at: [middle[0], middle[1] - 28], radius: 32 },
  ]
  const optional = ringMarks(section, sheet)
  const named = marks(section, ends, sheet)
  const places = firstWithRoom([optional, optional.slice(0, 2), optional.slice(0, 1), []], (some) =>
    placeLabels([...named, ...some], sheet, obstacles),
  )
  const ways = strokes(ends.map((end) => [middle, end] as const))
  return {
    ...sheet,
    places,
    land:
      sea(sheet) +
      path(shores(section, sheet), { fill: 'ground', stroke: 'water', width: weight.thick }) +
      rings(section, sheet),
    subject: [
      path(ways, { stroke: 'casing', width: 6 }),
      path(ways, { stroke: 'lemon', width: 3 }),
      leaders(places),
      path(dots(ends), { stroke: 'ink', width: 17 }),
      path(dots(ends), { stroke: 'lemon', width: 12.5 }),
      path(dots([middle]), { stroke: 'ink', width: 30 }),
      path(dots([middle]), { stroke: 'lemon', width: 25 }),
      lighthouse(middle),
    ].join(''),
  }
}

/** The map in its three compositions. */
export function drawDistances(section: ShownDistances): Drawing {
  return { frames: sheets.map((sheet) => compose(section, sheet)) }
}
