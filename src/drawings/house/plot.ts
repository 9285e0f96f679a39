import type { Point } from '../../terrain/line-path'
import { seededNoise, seededRandom } from '../../terrain/noise'
import type { Hands } from '../kit/by-hand'
import type { Sheet } from '../kit/frames'
import { at, range } from '../kit/geometry'

export interface HouseSheet extends Sheet {
  /** Where the slope would be at the two edges of the sheet. */
  slope: readonly [left: number, right: number]
  /** The levelled ground. */
  pad: readonly [left: number, right: number]
  /** Outer walls, and the height of a floor. */
  walls: readonly [left: number, right: number]
  floor: number
  /** Rooms beside one another. */
  columns: 1 | 2
  /** How far below the house the pipes lie, and where they come from. */
  main: number
  tree: { x: number; scale: number }
  /** Places of the labels. */
  hands: Hands
}

const noise = seededNoise(seededRandom(44))

/** Height of the ground before anybody levelled it. */
export function natural({ slope: [left, right], width }: HouseSheet, x: number): number {
  return left + (right - left) * (x / width) + 13 * noise(x / 210, 3)
}

/** The level at which as much earth is cut on one side as is filled in on the other. */
export function levelOf(sheet: HouseSheet): number {
  const [left, right] = sheet.pad
  const heights = range(101).map((step) => natural(sheet, left + ((right - left) * step) / 100))
  return Math.round(heights.reduce((sum, height) => sum + height, 0) / heights.length)
}

/** How far a bank runs out for every unit that it falls. */
const bank = 1.5

/** The ground as it is: the slope, cut off by a wall at the left, level below the house, a bank at the right. */
export function surface(sheet: HouseSheet): Point[] {
  const level = levelOf(sheet)
  const [left, right] = sheet.pad
  const xs = range(Math.ceil((sheet.width + 2 * sheet.bleed) / 12) + 1).map((step) => step * 12 - sheet.bleed)
  const before = xs.filter((x) => x < left).map((x): Point => [x, natural(sheet, x)])
  const after = xs
    .filter((x) => x > right)
    .map((x): Point => [x, Math.min(natural(sheet, x), level + (x - right) / bank)])
  return [...before, [left, natural(sheet, left)], [left, level], [right, level], ...after]
}

/** Height of the ground as it is, at any place: asked thousands of times. */
export function surfaceOf(sheet: HouseSheet): (x: number) => number {
  const points = surface(sheet)
  return (x) => {
    const index = points.findIndex(([px]) => px > x)
    const [a, b] = [at(points, index - 1), at(points, index < 0 ? points.length - 1 : index)]
    return b[0] === a[0] ? b[1] : a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0])
  }
}

/** Where the bank meets the slope. */
export function bankEnd(sheet: HouseSheet): Point {
  const level = levelOf(sheet)
  const [, right] = sheet.pad
  const x = range(200)
    .map((step) => right + step * 4)
    .find((place) => level + (place - right) / bank >= natural(sheet, place))
  const end = x ?? right
  return [end, natural(sheet, end)]
}
