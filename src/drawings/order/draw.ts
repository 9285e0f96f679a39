import type { Drawing, Frame } from '../kit/drawing'
import { at, type Point, range } from '../kit/geometry'
import { ground } from '../kit/ground'
import { placeLabels } from '../kit/labels'
import type { Mark } from '../kit/mark'
import { firstWithRoom } from '../kit/no-room'
import { lineObstacles, type Obstacle } from '../kit/obstacles'
import { dots, leaders, path, smoothPath, strokes, weight } from '../kit/pen'
import { water } from '../kit/water'
import type { Order } from './fields'
import {
  cutLeg,
  type Gap,
  landHeight,
  leftShore,
  legs,
  type OrderSheet,
  orderSheets,
  rightShore,
  stopPoints,
} from './road'

/** Below this share of the map's height no label stands on a line to the register. */
const clearBelow = 0.88

/** Room of a stop's sign beside its name, in rem. */
const signRoom = 3.1

function marks({ stops }: Order, points: readonly Point[], gaps: readonly (Gap | undefined)[]): Mark[] {
  const heads = stops.map(
    ({ name, time }, index): Mark => ({
      id: `stop-${index}`,
      words: { title: name, text: time },
      at: at(points, index),
      radius: 10,
      sign: signRoom,
      columns: [8],
    }),
  )
  const breaks = gaps.flatMap((gap, index): Mark[] => {
    const words = stops[index]?.break
    return gap && words
      ? [{ id: `break-${index}`, words, at: gap.middle, radius: 18, columns: [10, 12, 8.5, 7, 6] }]
      : []
  })
  return [...breaks, ...heads]
}

/** Two red ticks where the road ends, and the scar of a landslip between them. */
function brokenRoad({ middle: [x, y], ends, along: [dx, dy] }: Gap): string {
  const across = ([px, py]: Point): readonly [Point, Point] => [
    [px - dy * 11, py + dx * 11],
    [px + dy * 11, py - dx * 11],
  ]
  const scar = [-12, -6, 0, 6, 12].map((step): readonly [Point, Point] => {
    const [sx, sy] = [x + dx * step, y + dy * step]
    const length = 9 - Math.abs(step) / 3
    return [
      [sx - dy * length, sy + dx * length],
      [sx + dy * length, sy - dx * length],
    ]
  })
  return (
    path(strokes(ends.map(across)), { stroke: 'lava', width: weight.thick }) + path(strokes(scar), { stroke: 'lava' })
  )
}

function sea(sheet: OrderSheet): string {
  const rows = range(Math.ceil(sheet.height / 16) + 2).map((row) => row * 16 - 12)
  const shore = (at: (sheet: OrderSheet, y: number) => number) =>
    smoothPath(
      rows.map((y): Point => [at(sheet, y), y]),
      26,
    )
  const waves = water({
    from: 10,
    to: sheet.height,
    gap: 15,
    seed: 6,
    stretches: (y) => [
      [-sheet.bleed, leftShore(sheet, y) - 14],
      [rightShore(sheet, y) + 14, sheet.width + sheet.bleed],
    ],
  })
  return (
    path(waves, { stroke: 'water', opacity: 0.55 }) +
    path(shore(leftShore) + shore(rightShore), { stroke: 'water', width: weight.thick })
  )
}

/** Where on its way the road may break: half-way, or where the words find room. */
const breaks = [0.5, 0.42, 0.58, 0.34, 0.66]

function compose(section: Order, sheet: OrderSheet): Frame {
  const points = stopPoints(section.stops.length, sheet)
  const ways = legs(points, sheet)
  return firstWithRoom(breaks, (share) => composeWith(section, sheet, points, ways, share))
}

/** Where the line that falls from a stop comes out of the land, and the register takes it up. */
const footOf = ({ height }: OrderSheet, y: number) => Math.max(y + 10, height * clearBelow)

/** What labels keep clear of, besides the road: its stops and breaks, the lines that fall from the stops, the shores. */
function obstaclesOf(sheet: OrderSheet, points: readonly Point[], gaps: readonly (Gap | undefined)[]): Obstacle[] {
  const rows = range(Math.ceil(sheet.height / 10)).map((row) => row * 10)
  const foot = sheet.height * clearBelow
  return [
    ...gaps.flatMap((gap) => (gap ? [{ at: gap.middle, radius: 20 }] : [])),
    ...points.map((point) => ({ at: point, radius: 11 })),
    ...points.flatMap(([x, top]) =>
      rows.filter((y) => y > top + 10).map((y): Obstacle => ({ at: [x, y], radius: 3, isFaint: y < foot })),
    ),
    ...rows.flatMap((y): Obstacle[] => [
      { at: [leftShore(sheet, y), y], radius: 6 },
      { at: [rightShore(sheet, y), y], radius: 6 },
    ]),
  ]
}

/** The lines that fall from the stops: through the land, and below it, where the register takes them up. */
function plumbLines(points: readonly Point[], sheet: OrderSheet) {
  const fall = ([x, from]: Point, to: number): readonly [Point, Point] => [
    [x, from],
    [x, to],
  ]
  return {
    drops: points.map(([x, y]) => fall([x, y + 10], footOf(sheet, y))),
    feet: points.map(([x, y]) => fall([x, footOf(sheet, y)], sheet.height)),
  }
}

function composeWith(
  section: Order,
  sheet: OrderSheet,
  points: readonly Point[],
  ways: readonly Point[][],
  share: number,
): Frame {
  const cut = ways.map((leg, index) =>
    section.stops[index]?.break ? cutLeg(leg, share) : { roads: [[...leg]], gap: undefined },
  )
  const gaps = cut.map(({ gap }) => gap)
  const roads = cut.flatMap((leg) => leg.roads)
  const data = roads.map((road) => smoothPath(road, 16)).join('')
  const { drops, feet } = plumbLines(points, sheet)
  const road: Obstacle[] = roads.flatMap((line) => lineObstacles(line, 8))
  const obstacles = [...road, ...obstaclesOf(sheet, points, gaps)]
  const places = placeLabels(marks(section, points, gaps), sheet, obstacles)
  const isDry = ([x, y]: Point) => x > leftShore(sheet, y) + 5 && x < rightShore(sheet, y) - 5
  return {
    ...sheet,
    places,
    // Halos interrupt the lines that fall from the stops, but not their feet, where the register takes them up.
    land:
      path(strokes(drops), { stroke: 'ink' }) +
      sea(sheet) +
      ground(landHeight(points, sheet), sheet, { interval: 9, isKept: isDry, clear: road }),
    subject: [
      path(strokes(feet), { stroke: 'ink' }),
      path(data, { stroke: 'casing', width: weight.casing }),
      path(data, { stroke: 'lemon', width: weight.track }),
      ...gaps.map((gap) => (gap ? brokenRoad(gap) : '')),
      leaders(places),
      path(dots(points), { stroke: 'ink', width: 20 }),
      path(dots(points), { stroke: 'ground', width: 15.5 }),
    ].join(''),
  }
}

/** The map of the order in its compositions. On a phone the road runs beside the list, drawn by the component. */
export function drawOrder(section: Order): Drawing {
  return { frames: orderSheets.map((sheet) => compose(section, sheet)) }
}
