import type { Drawing, Frame } from '../../drawings/drawing'
import { mix, range } from '../../drawings/geometry'
import { type Mark, placeLabels } from '../../drawings/labels'
import { lineObstacles, type Obstacle } from '../../drawings/obstacles'
import { dots, path, strokes, weight } from '../../drawings/pen'
import { linePath, type Point } from '../../terrain/line-path'
import { coast } from './coast'
import type { ShownDistances } from './model'
import { type MapSheet, onSheet, sheets } from './sheets'

/** Widths of the lines that follow the shores, as on old charts: each is a line wider than what covers it again. */
const shoreLines = [42, 27, 13] as const

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

function map(section: ShownDistances, sheet: MapSheet): string {
  const data = shores(section, sheet)
  const vignette = shoreLines.flatMap((width, index) => [
    path(data, { stroke: 'water', width, opacity: 0.25 + 0.2 * index, isQuantity: true }),
    path(data, { stroke: 'ground', width: width - 2, isQuantity: true }),
  ])
  return vignette.join('') + path(data, { fill: 'hollow', stroke: 'ink' })
}

const circle = ([x, y]: Point, radius: number, attributes: string) =>
  `<circle cx="${x}" cy="${y}" r="${Math.round(radius)}" ${attributes}/>`

/** The rings: the nearer, the more light. */
function light({ ring, rings }: ShownDistances, { middle, scale }: MapSheet): string {
  return rings
    .map((_, index) => circle(middle, (index + 1) * ring * scale, 'fill="var(--lemon)" fill-opacity=".13"'))
    .join('')
}

function ringLines({ ring, rings }: ShownDistances, { middle, scale }: MapSheet): string {
  const line = 'stroke="var(--ink)" stroke-opacity=".55" vector-effect="non-scaling-stroke"'
  return rings.map((_, index) => circle(middle, (index + 1) * ring * scale, line)).join('')
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

function marks(section: ShownDistances, ends: readonly Point[], sheet: MapSheet): Mark[] {
  const { middle, scale, bearing, size } = sheet
  const turn = (bearing * Math.PI) / 180
  const columns = size === 'tall' ? [6, 5, 8] : [8, 6, 10]
  const rings = section.rings.map((text, index): Mark => {
    const reach = (index + 1) * section.ring * scale
    const at: Point = [middle[0] + reach * Math.sin(turn), middle[1] - reach * Math.cos(turn)]
    return { id: `ring-${index}`, words: { text }, at, radius: 0, sides: ['below', 'above', 'right', 'left'], columns: [8] }
  })
  const isInside = ({ at: [x, y] }: Mark) => x > 50 && y > 20 && x < sheet.width - 50 && y < sheet.height - 40
  return [
    {
      id: 'harbour',
      words: { title: section.harbour.name, text: section.from },
      at: middle,
      radius: 16,
      sides: ['below right', 'right', 'below', 'below left'],
      columns: size === 'tall' ? [7, 9] : [11, 9],
    },
    ...section.places.map(({ name, distance }, index): Mark => ({
      ...{ id: `place-${index}`, words: { name, text: distance }, at: ends[index] ?? middle, radius: 9, columns },
    })),
    ...rings.filter(isInside),
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
  const places = placeLabels(marks(section, ends, sheet), sheet, obstacles)
  const leaders = places.flatMap(({ leader }) => (leader ? [leader] : []))
  const ways = strokes(ends.map((end) => [middle, end] as const))
  return {
    ...sheet,
    places,
    land: map(section, sheet) + light(section, sheet) + ringLines(section, sheet),
    subject: [
      path(ways, { stroke: 'casing', width: 6 }),
      path(ways, { stroke: 'lemon', width: 3 }),
      path(strokes(leaders), { stroke: 'ink' }),
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
