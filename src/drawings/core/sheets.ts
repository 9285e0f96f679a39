import type { Sheet } from '../kit/frames'
import type { Point } from '../kit/geometry'

export interface CoreSheet extends Sheet {
  /** Whether the core stands, its foot below; else it lies, its foot at the left. */
  isUpright: boolean
  /** The middle of its foot. */
  foot: Point
  length: number
  radius: number
  /** How far the fault leans: along, from the middle of the core to its edge. */
  lean: number
  /** How far the upper piece has slipped aside, and moved off. */
  slip: number
  gap: number
  /** How many bubbles a flow has, about. */
  bubbles: number
  /** Width of a vein. */
  vein: number
}

export const sheets: readonly CoreSheet[] = [
  {
    ...{ size: 'wide', width: 1440, height: 720, bleed: 240, isUpright: false },
    ...{ foot: [104, 310], length: 1180, radius: 165, lean: 74, slip: 44, gap: 44, bubbles: 18, vein: 13 },
  },
  {
    ...{ size: 'small', width: 960, height: 680, bleed: 60, isUpright: false },
    ...{ foot: [40, 275], length: 820, radius: 130, lean: 56, slip: 34, gap: 34, bubbles: 14, vein: 11 },
  },
  {
    ...{ size: 'tall', width: 390, height: 1150, bleed: 90, isUpright: true },
    ...{ foot: [92, 1100], length: 1010, radius: 62, lean: 34, slip: 18, gap: 26, bubbles: 11, vein: 8 },
  },
]
