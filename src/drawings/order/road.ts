import { seededNoise, seededRandom, smoothstep } from '../../terrain/noise'
import type { Hands } from '../kit/by-hand'
import type { Sheet } from '../kit/frames'
import { at, curveThrough, direction, distance, evenly, type Point, range } from '../kit/geometry'
import type { Area } from '../kit/obstacles'
import { cheapestWay, roundedWay } from '../kit/route'

/** A map between two seas, and the columns of the register below it. */
export interface OrderSheet extends Sheet {
  /** Where the first stop and the end of the last column stand. */
  columns: readonly [number, number]
  /** Where the two shores run, in the middle. */
  shores: readonly [number, number]
  /** How far down the map each stop lies, in shares of its height: the road climbs and falls, so that labels have room. */
  levels: readonly number[]
  /** The road by hand: the points between two stops that each leg passes through. */
  ways: readonly (readonly Point[])[]
  /** Where on its leg each break lies, in shares of its length. */
  breaks: readonly number[]
  /** Places of the labels of six stops and of three breaks. */
  hands: Hands
  /** Ground without contours, besides the rooms of labels. */
  plain: readonly Area[]
  /** Where the signs of the stops stand, and how wide they are. Units. */
  signs: readonly Point[]
  signWidth: number
}

export const orderSheets: readonly OrderSheet[] = [
  {
    size: 'wide',
    width: 1440,
    height: 580,
    bleed: 240,
    columns: [208, 1336],
    shores: [78, 1382],
    levels: [0.773, 0.483, 0.213, 0.638, 0.29, 0.695],
    ways: [
      [
        [250, 440],
        [276, 400],
        [306, 366],
        [352, 338],
      ],
      [
        [420, 250],
        [432, 206],
        [462, 170],
        [508, 158],
        [548, 136],
      ],
      [
        [622, 136],
        [684, 162],
        [728, 206],
        [742, 262],
        [722, 316],
        [738, 352],
      ],
      [
        [812, 374],
        [862, 352],
        [908, 312],
        [924, 256],
        [926, 206],
      ],
      [
        [1004, 158],
        [1056, 172],
        [1092, 214],
        [1086, 276],
        [1062, 330],
        [1084, 376],
        [1118, 384],
      ],
    ],
    breaks: [0, 0.5, 0.5, 0.5],
    plain: [],
    signWidth: 40,
    signs: [
      [221, 464],
      [409, 298],
      [599, 64],
      [787, 388],
      [975, 96],
      [1162, 421],
    ],
    hands: {
      'stop-0': { x: 223, y: 502, column: 8, room: [5.4, 3.1] },
      'stop-1': { x: 411, y: 338, column: 8, room: [7.6, 3.3] },
      'stop-2': { x: 651, y: 56, column: 8, room: [7.6, 3.3] },
      'stop-3': { x: 787, y: 428, column: 8, room: [5.8, 3.1] },
      'stop-4': { x: 1027, y: 88, column: 8, room: [5, 3.1] },
      'stop-5': { x: 1163, y: 461, column: 8, room: [4, 3.1] },
      'break-1': { x: 411, y: 24, column: 9.6, room: [9.4, 4.4] },
      'break-2': { x: 599, y: 218, column: 6.9, room: [6.9, 5.4] },
      'break-3': { x: 787, y: 182, column: 6.6, room: [6.6, 6.7] },
    },
  },
  {
    size: 'small',
    width: 960,
    height: 820,
    bleed: 60,
    columns: [142, 936],
    shores: [22, 944],
    levels: [0.72, 0.46, 0.18, 0.64, 0.2, 0.66],
    ways: [
      [
        [180, 588],
        [216, 560],
        [226, 508],
        [222, 452],
        [248, 410],
      ],
      [
        [276, 336],
        [290, 290],
        [326, 246],
        [362, 206],
        [372, 166],
      ],
      [
        [440, 158],
        [468, 196],
        [462, 250],
        [446, 308],
        [458, 370],
        [442, 436],
        [470, 494],
      ],
      [
        [584, 510],
        [624, 470],
        [636, 400],
        [616, 330],
        [636, 270],
        [640, 210],
      ],
      [
        [714, 158],
        [762, 190],
        [782, 248],
        [766, 312],
        [736, 366],
        [746, 430],
        [776, 484],
        [788, 520],
      ],
    ],
    breaks: [0, 0.5, 0.36, 0.42],
    plain: [[474, 176, 622, 484]],
    signWidth: 50,
    signs: [
      [160, 612],
      [50, 356],
      [424, 66],
      [554, 549],
      [688, 82],
      [821, 566],
    ],
    hands: {
      'stop-0': { x: 160, y: 664, column: 5.4, room: [4.9, 2.8] },
      'stop-1': { x: 112, y: 350, column: 7, room: [7, 2.8] },
      'stop-2': { x: 486, y: 60, column: 7, room: [7, 2.8] },
      'stop-3': { x: 554, y: 600, column: 6, room: [5.6, 2.8] },
      'stop-4': { x: 750, y: 76, column: 6, room: [4.9, 2.8] },
      'stop-5': { x: 821, y: 617, column: 5, room: [3.8, 2.8] },
      'break-1': { x: 84, y: 190, column: 9.4, room: [9, 4.2] },
      'break-2': { x: 496, y: 182, column: 6.7, room: [6.7, 5.4] },
      'break-3': { x: 477, y: 330, column: 6.4, room: [6.4, 6.7] },
    },
  },
]

const noise = seededNoise(seededRandom(34))
const rough = seededNoise(seededRandom(33))

export const leftShore = ({ shores }: OrderSheet, y: number) =>
  shores[0] + 22 * noise(y / 190, 1) + 7 * noise(y / 60, 4)
export const rightShore = ({ shores }: OrderSheet, y: number) =>
  shores[1] + 22 * noise(y / 170, 12) + 7 * noise(y / 60, 14)

/** Where the stops stand: each above its column. */
export function stopPoints(count: number, { columns: [first, end], height, levels }: OrderSheet): Point[] {
  const width = (end - first) / count
  return range(count).map((index) => [Math.round(first + index * width), Math.round(at(levels, index) * height)])
}

/** Hills beside the straight way between two stops, so that the road has a reason to bend. */
function hills(stops: readonly Point[]): Point[] {
  return stops.slice(1).flatMap(([x, y], index): Point[] => {
    const [px, py] = at(stops, index)
    const [mx, my] = [(x + px) / 2, (y + py) / 2]
    const sideways = index % 2 === 0 ? 46 : -46
    return [
      [mx + sideways * 0.6, my + 22],
      [mx - sideways, my + (y > py ? -120 : 130)],
    ]
  })
}

/** The height of the land: hills between two seas. */
export function landHeight(stops: readonly Point[], sheet: OrderSheet) {
  const summits = hills(stops)
  return (x: number, y: number): number => {
    const [bx, by] = [x + 34 * noise(x / 240, y / 240), y + 34 * noise(y / 240 + 8, x / 240)]
    const inland = Math.min(bx - leftShore(sheet, y), rightShore(sheet, y) - bx)
    const base =
      46 * (1 - Math.exp(-Math.max(0, inland) / 190)) + 16 * rough(x / 230, y / 230) * smoothstep(0, 90, inland)
    return summits.reduce((height, [hx, hy], index) => {
      const [rx, ry] = index % 2 === 0 ? [64, 56] : [120, 96]
      return height + (index % 2 === 0 ? 66 : 92) * Math.exp(-(((bx - hx) / rx) ** 2 + ((by - hy) / ry) ** 2))
    }, base)
  }
}

/** The road from stop to stop. Each leg keeps away from the one before, and does not turn back. */
export function legs(stops: readonly Point[], sheet: OrderSheet): Point[][] {
  if (stops.length === sheet.ways.length + 1) {
    return sheet.ways.map((way, index) => evenly(curveThrough([at(stops, index), ...way, at(stops, index + 1)]), 6))
  }
  const heightAt = landHeight(stops, sheet)
  const ways: Point[][] = []
  stops.slice(1).forEach((to, index) => {
    const from = at(stops, index)
    const before = ways.at(-1)?.filter((point) => distance(point, from) > 34) ?? []
    const cost = ([x, y]: Point) => {
      const isWet = x < leftShore(sheet, y) + 26 || x > rightShore(sheet, y) - 26
      const isBack = x < from[0] - 14 || x > to[0] + 14
      const isTaken = before.some((point) => distance(point, [x, y]) < 56)
      return 1 + (isWet ? 20 : 0) + (isBack ? 1.5 : 0) + (isTaken ? 6 : 0)
    }
    ways.push(roundedWay(cheapestWay(from, to, { ...sheet, cost, heightAt })))
  })
  return ways
}

/** A leg that breaks: the road on both sides, and what is left of it between. */
export interface Gap {
  middle: Point
  ends: readonly [Point, Point]
  /** Along the road. */
  along: Point
}

const halfGap = 5

/** Cuts a piece out of a leg, at a share of its length. */
export function cutLeg(leg: readonly Point[], share: number): { roads: Point[][]; gap: Gap } {
  const middle = Math.round(leg.length * share)
  const [start, end] = [middle - halfGap, middle + halfGap]
  return {
    roads: [leg.slice(0, start + 1), leg.slice(end)],
    gap: { middle: at(leg, middle), ends: [at(leg, start), at(leg, end)], along: direction(leg, middle) },
  }
}
