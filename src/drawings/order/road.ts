import { seededNoise, seededRandom, smoothstep } from '../../terrain/noise'
import type { Sheet } from '../kit/frames'
import { at, direction, distance, type Point, range } from '../kit/geometry'
import { cheapestWay, roundedWay } from '../kit/route'

/** A map between two seas, and the columns of the register below it. */
export interface OrderSheet extends Sheet {
  /** Where the first stop and the end of the last column stand. */
  columns: readonly [number, number]
  /** Where the two shores run, in the middle. */
  shores: readonly [number, number]
  /** How far down the map each stop lies, in shares of its height: the road climbs and falls, so that labels have room. */
  levels: readonly number[]
}

export const orderSheets: readonly OrderSheet[] = [
  {
    size: 'wide',
    width: 1440,
    height: 560,
    bleed: 240,
    columns: [208, 1336],
    shores: [78, 1382],
    levels: [0.8, 0.5, 0.22, 0.66, 0.3, 0.72],
  },
  {
    size: 'small',
    width: 960,
    height: 820,
    bleed: 60,
    columns: [142, 936],
    shores: [22, 944],
    levels: [0.76, 0.46, 0.18, 0.5, 0.2, 0.62],
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
