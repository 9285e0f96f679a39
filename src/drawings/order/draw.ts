import { handPlaces, roomsOf } from '../kit/by-hand'
import type { Drawing, Frame } from '../kit/drawing'
import { at, type Point, range } from '../kit/geometry'
import { ground } from '../kit/ground'
import { placeLabels } from '../kit/labels'
import type { Mark } from '../kit/mark'
import { firstWithRoom } from '../kit/no-room'
import { type Area, lineObstacles, type Obstacle } from '../kit/obstacles'
import { dots, group, leaders, path, smoothPath, strokes, weight } from '../kit/pen'
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
import { signShapes } from './sign-shapes'

/** Below this share of the map's height no label stands on a line to the register. */
const clearBelow = 0.88

function marks({ stops }: Order, points: readonly Point[], gaps: readonly (Gap | undefined)[]): Mark[] {
  const heads = stops.map(
    ({ name, time }, index): Mark => ({
      id: `stop-${index}`,
      words: { title: name, text: time },
      at: at(points, index),
      radius: 10,
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
function brokenRoad(id: string, { middle: [x, y], ends, along: [dx, dy] }: Gap): string {
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
  return group(
    id,
    path(strokes(ends.map(across)), { stroke: 'lava', width: weight.thick, isLine: true }) +
      path(strokes(scar), { stroke: 'lava' }),
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
    path(shore(leftShore) + shore(rightShore), { stroke: 'water', width: weight.thick, isLine: true })
  )
}

/** Where on its way the road may break: half-way, or where the words find room. */
const breaks = [0.5, 0.42, 0.58, 0.34, 0.66]

function compose(section: Order, sheet: OrderSheet): Frame {
  const points = stopPoints(section.stops.length, sheet)
  const ways = legs(points, sheet)
  return firstWithRoom([sheet.breaks, ...breaks.map((share) => points.map(() => share))], (shares) =>
    composeWith(section, sheet, points, ways, shares),
  )
}

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

/** The signs of the stops. What is lemon in them is the order. */
function signsOf({ stops }: Order, { signs, signWidth }: OrderSheet): string {
  return stops
    .map(({ sign }, index) => {
      const [x, y] = at(signs, index)
      const scale = signWidth === 40 ? '' : ` scale(${signWidth / 40})`
      return `<g id="sign-${sign}" transform="translate(${x} ${y})${scale}">${signShapes[sign]}</g>`
    })
    .join('')
}

function composeWith(
  section: Order,
  sheet: OrderSheet,
  points: readonly Point[],
  ways: readonly Point[][],
  shares: readonly number[],
): Frame {
  const cut = ways.map((leg, index) =>
    section.stops[index]?.break ? cutLeg(leg, shares[index] ?? 0.5) : { roads: [[...leg]], gap: undefined },
  )
  const gaps = cut.map(({ gap }) => gap)
  const roads = cut.flatMap((leg) => leg.roads)
  const data = roads.map((road) => smoothPath(road, 16)).join('')
  const drops = points.map(([x, y]): readonly [Point, Point] => [
    [x, y + 10],
    [x, sheet.height],
  ])
  const road: Obstacle[] = roads.flatMap((line) => lineObstacles(line, 8))
  const named = marks(section, points, gaps)
  const byHand = points.length === sheet.ways.length + 1 ? handPlaces(named, sheet, sheet.hands) : undefined
  const places = byHand ?? placeLabels(named, sheet, [...road, ...obstaclesOf(sheet, points, gaps)])
  const signRooms = sheet.signs.map(([x, y]): Area => [x, y, x + sheet.signWidth, y + 0.9 * sheet.signWidth])
  const rooms = byHand ? [...roomsOf(sheet.hands, sheet), ...signRooms, ...sheet.plain] : places.map(({ box }) => box)
  const isDry = ([x, y]: Point) => x > leftShore(sheet, y) + 5 && x < rightShore(sheet, y) - 5
  return {
    ...sheet,
    places,
    land:
      sea(sheet) +
      ground(landHeight(points, sheet), sheet, { interval: 9, isKept: isDry, clear: road, rooms, reach: 46 }),
    subject: [
      path(strokes(drops), { stroke: 'ink', isLine: true }),
      path(data, { stroke: 'casing', width: weight.casing, isLine: true }),
      path(data, { stroke: 'lemon', width: weight.track }),
      ...gaps.map((gap, index) => (gap ? brokenRoad(`break-${index}`, gap) : '')),
      leaders(places),
      path(dots(points), { stroke: 'ink', width: 20 }),
      path(dots(points), { stroke: 'ground', width: 15.5 }),
      byHand ? signsOf(section, sheet) : '',
    ].join(''),
  }
}

/** The map of the order in its compositions. On a phone the road runs beside the list, drawn by the component. */
export function drawOrder(section: Order): Drawing {
  return { frames: orderSheets.map((sheet) => compose(section, sheet)) }
}
