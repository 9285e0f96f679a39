import type { Sheet } from '../kit/frames'
import type { Point } from '../kit/geometry'
import { type Polygon, split } from './polygon'

export interface CadastreSheet extends Sheet {
  /** The room that the farm takes: left, top, right, bottom. */
  farm: readonly [number, number, number, number]
  /** The register reaches below the sheet’s height where it has to: where its columns begin, how wide they are in units, and where the first row does. */
  columns: readonly number[]
  column: number
  top: number
  /** Distance between things that grow. */
  grain: number
}

export const sheets: readonly CadastreSheet[] = [
  {
    ...{ size: 'wide', width: 1440, height: 800, bleed: 240, farm: [130, 60, 900, 760] },
    ...{ columns: [1000], column: 336, top: 64, grain: 1 },
  },
  {
    ...{ size: 'small', width: 960, height: 640, bleed: 60, farm: [90, 50, 880, 620] },
    ...{ columns: [40, 345, 650], column: 260, top: 660, grain: 0.95 },
  },
  {
    ...{ size: 'tall', width: 390, height: 470, bleed: 90, farm: [26, 24, 364, 440] },
    ...{ columns: [25], column: 340, top: 484, grain: 0.7 },
  },
]

/** The border of the farm, in shares of its room: straight from stone to stone, with a corner given or taken here and there. */
const stones: readonly Point[] = [
  [0.02, 0.31],
  [0.07, 0.12],
  [0.27, 0.08],
  [0.31, 0],
  [0.59, 0.03],
  [0.64, 0],
  [0.97, 0.06],
  [0.955, 0.29],
  [1, 0.34],
  [0.985, 0.61],
  [0.935, 0.7],
  [0.9, 0.94],
  [0.63, 0.91],
  [0.58, 1],
  [0.31, 0.98],
  [0.27, 0.905],
  [0.07, 0.87],
  [0.09, 0.63],
  [0, 0.55],
]

/** Which of them is the gate. */
export const gate = 16

export const borderOf = ({ farm: [left, top, right, bottom] }: CadastreSheet): Polygon =>
  stones.map(([x, y]) => [left + x * (right - left), top + y * (bottom - top)])

/** The longer way through a polygon, a little askew, as fields are. */
function acrossOf(polygon: Polygon, depth: number): Point {
  const spread = (index: 0 | 1) => {
    const values = polygon.map((point) => point[index])
    return Math.max(...values) - Math.min(...values)
  }
  const tilt = (depth % 2 === 0 ? 1 : -1) * (0.12 + 0.06 * depth)
  const angle = (spread(0) >= spread(1) ? 0 : Math.PI / 2) + tilt
  return [Math.cos(angle), Math.sin(angle)]
}

/**
 * Divides a field among sizes, in their order: each part is as large as its share. It is cut in two, and the parts again,
 * until one size is left.
 */
export function divide(polygon: Polygon, sizes: readonly number[], depth = 0): Polygon[] {
  if (sizes.length <= 1) return [polygon]
  const total = sizes.reduce((sum, size) => sum + size, 0)
  let [first, count] = [0, 0]
  // As near to the half as whole sizes come.
  while (count < sizes.length - 1 && first + (sizes[count] ?? 0) / 2 <= total / 2) first += sizes[count++] ?? 0
  const halves = split(polygon, acrossOf(polygon, depth), first / total)
  return [...divide(halves[0], sizes.slice(0, count), depth + 1), ...divide(halves[1], sizes.slice(count), depth + 1)]
}
