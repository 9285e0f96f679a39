import { linePath } from '../../terrain/line-path'
import { seededNoise, seededRandom } from '../../terrain/noise'
import { type Hand, type Hands, handPlaces, roomsOf } from '../kit/by-hand'
import type { Drawing, Frame, ReadingArea } from '../kit/drawing'
import { at, beside, curveThrough, direction, distance, mix, nearest, type Point, range } from '../kit/geometry'
import { ground } from '../kit/ground'
import { labelGap, placeLabels } from '../kit/labels'
import type { Mark } from '../kit/mark'
import { type Area, boxOf, lineObstacles, type Obstacle } from '../kit/obstacles'
import { group, leaders, path, smoothPath, strokes, weight } from '../kit/pen'
import { water } from '../kit/water'
import { type Course, courses } from './courses'
import type { ShownRiver } from './fields'
import { courseIndex, type Flow, gauge, halfWidth, holeRing, type Leak, riverLines } from './flow'

/** Places along a stretch where its banks are taken. */
const stations = 4

export function flowOf(section: ShownRiver, course: Course): Flow {
  const lines = section.start / section.unit
  const points = curveThrough(course.through)
  const mouth = points.findIndex((point) => course.sea(point) > -20)
  const flow: Flow = { course: points, lines, gap: course.width / lines, leaks: [], mouth }
  const [first, last] = course.leaks
  section.leaks.forEach(({ loss }, order) => {
    const share = first + ((last - first) * order) / (section.leaks.length - 1)
    const bank = course.alternate && order % 2 === 1 ? (-course.bank as 1 | -1) : course.bank
    const index = courseIndex(flow, share)
    const [across, downstream] = course.fall
    const [x, y] = beside(flow.course, index, bank * (halfWidth(flow, index) + across))
    const [dx, dy] = direction(flow.course, index)
    const byHand = section.leaks.length === course.holes.length ? course.holes[order] : undefined
    const leak: Leak = {
      lines: loss / section.unit,
      bank,
      index,
      hole: byHand ?? [x + dx * downstream, y + dy * downstream],
      radius: course.hole * Math.sqrt(loss / section.start / 0.1),
    }
    flow.leaks.push(leak)
  })
  return flow
}

/** Where the river is read: between each leak and the next. */
function gauges(flow: Flow): { ends: readonly [Point, Point]; bank: 1 | -1 }[] {
  return flow.leaks.slice(0, -1).map((leak, order) => {
    const next = flow.leaks[order + 1] ?? leak
    const index = Math.round(leak.index + 0.72 * (next.index - leak.index))
    return { ends: gauge(flow, index), bank: next.bank === leak.bank ? leak.bank : (-next.bank as 1 | -1) }
  })
}

function marks(section: ShownRiver, flow: Flow, course: Course): Mark[] {
  const isTall = course.sheet.size === 'tall'
  const ends: Mark[] = [
    {
      id: 'source',
      words: { total: section.sourceText, name: section.source },
      at: course.source,
      radius: 0,
      sides: ['below, to the right', 'right'],
      columns: isTall ? [12, 7, 9] : [12],
    },
    {
      id: 'mouth',
      words: { total: section.leaks.at(-1)?.restText ?? '', name: section.mouth },
      at: course.mouth,
      radius: 0,
      columns: isTall ? [13, 8, 9] : [13],
      sides: isTall ? ['right'] : ['below, to the left', 'left', 'above, to the left'],
    },
  ]
  const radiusOf = (leak?: Leak) => (leak?.radius ?? 0) * 1.14
  const leftEdge = Math.max(...flow.leaks.map((leak) => leak.hole[0] + radiusOf(leak))) + labelGap
  const leaks = section.leaks.map(({ lossText, name, text }, order): Mark => {
    const leak = flow.leaks[order]
    return {
      id: `leak-${order}`,
      words: { figure: lossText, name, text },
      at: leak?.hole ?? [0, 0],
      radius: radiusOf(leak),
      isClose: true,
      ...(isTall ? { left: Math.round(leftEdge), columns: [11, 9, 8] } : { columns: [13, 11, 9] }),
    }
  })
  const readings = gauges(flow).map(
    ({ ends: [left, right], bank }, order): Mark => ({
      id: `rest-${order}`,
      words: { name: section.leaks[order]?.restText ?? '' },
      at: bank < 0 ? left : right,
      radius: 0,
      isClose: true,
    }),
  )
  return [...ends, ...readings, ...leaks]
}

/** The valley: it falls with the river, rises from its banks, and every hole is a hollow. */
function valley(flow: Flow, { sheet, sea }: Course) {
  const [rough, bend] = [41, 42].map((seed) => seededNoise(seededRandom(seed)))
  const coarse = flow.course.filter((_, index) => index % 5 === 0)
  return (x: number, y: number): number => {
    const point: Point = [x + 26 * (bend?.(x / 260, y / 260) ?? 0), y + 26 * (bend?.(y / 260 + 9, x / 260) ?? 0)]
    const { index, away } = nearest(coarse, point)
    const bank = Math.max(0, (away - halfWidth(flow, index * 5)) / 100)
    const sunk = flow.leaks.reduce((depth, { hole }) => depth + 13 * Math.exp(-(distance(hole, [x, y]) ** 2) / 4200), 0)
    const falling = 130 * (1 - index / coarse.length)
    const slope = (sheet.size === 'tall' ? 70 : 62) * bank ** 1.1 * (1 + 0.34 * (rough?.(x / 340, y / 340) ?? 0))
    return falling + slope - sunk - 0.2 * Math.max(0, sea([x, y]) + 70)
  }
}

/** The shore from one edge of the sheet to the other: across a tall sheet, down a wide one. */
function shoreOf({ sheet, sea }: Course): Point[] {
  const isTall = sheet.size === 'tall'
  const long = isTall ? sheet.width + 2 * sheet.bleed : sheet.height
  return range(Math.ceil(long / 6) + 2).map((step): Point => {
    const along = step * 6 - (isTall ? sheet.bleed : 0)
    return isTall ? [along, -sea([along, 0])] : [-sea([0, along]), along]
  })
}

/** A row of the sea without the rooms of labels. */
function dryRow(y: number, [from, to]: readonly [number, number], rooms: readonly Area[]) {
  const room = rooms.find(([left, top, right, bottom]) => y > top - 8 && y < bottom + 8 && right > from && left < to)
  return room ? [[from, room[0] - 10] as const, [room[2] + 10, to] as const] : [[from, to] as const]
}

function shoreAndSea(course: Course, flow: Flow, rooms: readonly Area[]): string {
  const { sheet, sea } = course
  const isTall = sheet.size === 'tall'
  const shore = shoreOf(course)
  const isDry = (point: Point) => {
    const { index, away } = nearest(flow.course, point)
    return away > halfWidth(flow, index) + 10
  }
  const half = shore.findIndex((point) => !isDry(point))
  const parts = [shore.slice(0, half).filter(isDry), shore.slice(half).filter(isDry)]
  const [from, to] = isTall ? [Math.max(...shore.map(([, y]) => y)) + 16, sheet.height] : [14, sheet.height]
  const right = sheet.width + sheet.bleed
  const rows = water({
    from,
    to,
    gap: 15,
    seed: 5,
    stretches: (y) => dryRow(y, [isTall ? -sheet.bleed : 16 - sea([0, y]), right], rooms),
  })
  return (
    path(rows, { stroke: 'water', opacity: 0.6 }) +
    path(parts.map((part) => smoothPath(part, 22)).join(''), { stroke: 'water', width: weight.thick, isLine: true })
  )
}

/** The number beside the end of each gauge: it stands where the line points. */
function handsOf(section: ShownRiver, flow: Flow, course: Course): Hands {
  const rests = gauges(flow).map(({ ends: [left, right], bank }, order): [string, Hand] => {
    const [end, from] = bank < 0 ? [left, right] : [right, left]
    const length = distance(end, from)
    const [dx, dy] = [(end[0] - from[0]) / length, (end[1] - from[1]) / length]
    const hand = { x: end[0] + dx * 13, y: end[1] + dy * 13, alignX: 0.5 - 0.5 * dx, alignY: 0.5 - 0.5 * dy }
    return [`rest-${order}`, { ...hand, column: 3, room: [2.4, 1.9] }]
  })
  return section.leaks.length === course.holes.length ? { ...course.hands, ...Object.fromEntries(rests) } : {}
}

/** A hole: pale, its rim hachured inwards, and the strands that end in it. */
function sinkhole(leak: Leak, falls: readonly (readonly Point[])[], stroke: number, order: number): string {
  const ring = holeRing(leak)
  const [x, y] = leak.hole
  const inner = (share: number) => ring.map(([px, py]): Point => [mix(x, px, share), mix(y, py, share)])
  const rim = linePath({ points: ring, closed: true }, 12)
  const ticks = inner(0.96).map(([px, py], step): readonly [Point, Point] => {
    const reach = step % 2 === 0 ? 0.3 : 0.18
    return [
      [px, py],
      [mix(px, x, reach), mix(py, y, reach)],
    ]
  })
  return group(
    order === 0 ? 'sinkhole' : `sinkhole-${order + 1}`,
    [
      path(rim, { fill: 'bay', stroke: 'ink', width: weight.thick, isLine: true }),
      path(linePath({ points: inner(0.56), closed: true }, 8), { stroke: 'ink', opacity: 0.5 }),
      path(strokes(ticks), { stroke: 'ink' }),
      path(falls.map((points) => smoothPath(points, 17)).join(''), {
        stroke: 'water',
        width: stroke,
        isQuantity: true,
        isLine: true,
      }),
    ].join(''),
  )
}

function compose(section: ShownRiver, course: Course): Frame {
  const flow = flowOf(section, course)
  const lines = riverLines(flow)
  const obstacles: Obstacle[] = [
    ...lines.flatMap(({ points, falls }) => lineObstacles([...points, ...falls], 5)),
    ...flow.leaks.map(({ hole, radius }) => ({ at: hole, radius: radius * 1.12 })),
    ...gauges(flow).flatMap(({ ends }) => lineObstacles(ends, 3)),
    ...lineObstacles(shoreOf(course), 2),
  ]
  const named = marks(section, flow, course)
  const hands = handsOf(section, flow, course)
  const byHand = handPlaces(named, course.sheet, hands)
  const places = byHand ?? placeLabels(named, course.sheet, obstacles)
  const rooms = byHand ? roomsOf(hands, course.sheet) : places.map(({ box }) => box)
  const isDry = (point: Point) => course.sea(point) < -8
  // On a phone nothing but paper lies between the river and the words.
  const free = course.sheet.size === 'tall' ? rooms.map(([x, ...rest]): Area => [x - 76, ...rest]) : rooms
  const stroke = Math.round(flow.gap * 7.2) / 10
  return {
    ...course.sheet,
    places,
    readings: stretches(flow, course),
    land:
      shoreAndSea(course, flow, rooms) +
      ground(valley(flow, course), course.sheet, {
        interval: 13,
        spacing: course.sheet.size === 'wide' ? 38 : 34,
        isKept: isDry,
        clear: obstacles,
        rooms: free,
        shortest: 150,
      }),
    subject: [
      path(lines.map(({ points }) => smoothPath(points, 34)).join(''), {
        stroke: 'water',
        width: stroke,
        isQuantity: true,
        isLine: true,
      }),
      ...flow.leaks.map((leak, order) =>
        sinkhole(
          leak,
          lines.filter((line) => line.leak === leak).map(({ falls }) => falls),
          stroke,
          order,
        ),
      ),
      path(strokes(gauges(flow).map(({ ends }) => ends)), { stroke: 'ink', width: weight.thick, isLine: true }),
      leaders(places),
    ].join(''),
  }
}

/** Stretches of the river, from the spring past each leak to the sea. */
function stretches(flow: Flow, { sheet }: Course): ReadingArea[] {
  const onSheet = ([x, y]: Point) => x > 0 && y > 0 && x < sheet.width && y < sheet.height
  const onto = ([x, y]: Point): Point => [Math.max(0, Math.min(sheet.width, x)), Math.max(0, Math.min(sheet.height, y))]
  const seen = range(flow.course.length).filter((index) => onSheet(at(flow.course, index)))
  const borders = [seen[0] ?? 0, ...flow.leaks.map(({ index }) => index), Math.min(flow.mouth, seen.at(-1) ?? 0)]
  return borders.slice(0, -1).map((from, order) => {
    const to = borders[order + 1] ?? from
    const banks = range(stations + 1).map((step) => gauge(flow, Math.round(mix(from, to, step / stations))))
    const outline = [...banks.map(([left]) => left), ...banks.map(([, right]) => right).reverse()].map(onto)
    return { id: `stretch-${order}`, box: boxOf(outline), outline }
  })
}

/** The river in its three compositions. */
export function drawRiver(section: ShownRiver): Drawing {
  return { frames: courses.map((course) => compose(section, course)) }
}
