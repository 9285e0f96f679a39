import type { Sheet } from '../kit/frames'
import type { Point } from '../kit/geometry'
import type { Area } from '../kit/obstacles'

/** The mountain on a sheet, and what lies at its foot. Units. */
export interface SeaSheet extends Sheet {
  peak: Point
  /** Where the land meets the water. */
  shore: number
  /** From the peak's foot to the left end of the land, and to its right end. */
  reach: readonly [left: number, right: number]
  /** Where the track begins, across the sheet. */
  pier: number
  /** Size of the signs. */
  scale: number
  /** Room that the heading takes from the sky. */
  heading?: Area
}

export const sheets: readonly SeaSheet[] = [
  {
    ...{ size: 'wide', width: 1440, height: 890, bleed: 240, heading: [40, 0, 690, 76] },
    ...{ peak: [800, 118], shore: 626, reach: [900, 800], pier: 400, scale: 1 },
  },
  {
    ...{ size: 'small', width: 960, height: 850, bleed: 60 },
    ...{ peak: [475, 110], shore: 596, reach: [580, 520], pier: 220, scale: 0.9 },
  },
  // The names stand below the water: they find its height.
  {
    ...{ size: 'tall', width: 390, height: 0, bleed: 90 },
    ...{ peak: [205, 60], shore: 450, reach: [300, 280], pier: 122, scale: 0.62 },
  },
]
