import type { Sheet } from '../kit/frames'
import type { Point } from '../kit/geometry'

export interface FlowerSheet extends Sheet {
  middle: Point
  /** Length of a petal in units: 18 millimetres of a real one. */
  petal: number
  scents: number
  levels: number
}

export const sheets: readonly FlowerSheet[] = [
  { size: 'wide', width: 1440, height: 900, bleed: 240, middle: [800, 430], petal: 350, scents: 13, levels: 9 },
  { size: 'small', width: 960, height: 860, bleed: 60, middle: [510, 400], petal: 320, scents: 9, levels: 9 },
  { size: 'tall', width: 390, height: 720, bleed: 90, middle: [205, 320], petal: 190, scents: 8, levels: 7 },
]
