import type { Point } from '../../terrain/line-path'
import type { Sheet } from '../kit/frames'
import type { Mark } from '../kit/labels'
import type { Area } from '../kit/obstacles'
import type { Eye } from './view'

interface Words {
  from: Point
  /** Set where they begin at a place of the sheet, whatever their spot. */
  left?: number
  sides: NonNullable<Mark['sides']>
  columns: readonly number[]
}

export interface SeaSheet extends Sheet {
  eye: Eye
  /** Across the sheet, where on their altitudes the three places are looked for. */
  stands: readonly [number, number, number]
  /** How far from its place the words of each are looked for, and on which side of there. */
  words: readonly Words[]
  /** The boat, and the stacks in the sea. */
  boat: Point
  stacks: Point
  scale: number
  /** Room that the heading takes from the sky, where the summit rises beside it. */
  heading?: Area
}

/** Off Aci Trezza. The smaller the sheet, the steeper the mountain, or it would be a hill. */
const eye = { east: 32, north: -36, above: 5.5, enlarged: 4.5 }

export const sheets: readonly SeaSheet[] = [
  {
    ...{ size: 'wide', width: 1440, height: 1010, bleed: 240, heading: [40, 0, 660, 180] },
    eye: { ...eye, radian: 1500, middle: 880, horizon: 450 },
    ...{ stands: [1200, 700, 900], boat: [500, 920], stacks: [845, 828], scale: 1 },
    words: [
      { from: [0, 8], sides: ['below', 'below, to the right'], columns: [16, 14] },
      { from: [-150, 0], sides: ['left', 'above left'], columns: [14, 12] },
      { from: [150, 50], sides: ['below, to the right', 'right'], columns: [16, 14] },
    ],
  },
  {
    ...{ size: 'small', width: 960, height: 1000, bleed: 60 },
    eye: { ...eye, above: 6.5, enlarged: 6, radian: 1050, middle: 560, horizon: 450 },
    ...{ stands: [790, 410, 570], boat: [290, 900], stacks: [520, 756], scale: 0.9 },
    words: [
      { from: [0, 8], sides: ['below', 'below, to the right'], columns: [14, 12] },
      { from: [-100, -30], sides: ['left', 'above left'], columns: [13, 11] },
      { from: [50, 0], sides: ['right', 'above, to the right', 'above right'], columns: [14, 12, 11, 10] },
    ],
  },
  {
    ...{ size: 'tall', width: 390, height: 1250, bleed: 90 },
    eye: { ...eye, above: 9, enlarged: 8.5, radian: 560, middle: 215, horizon: 485 },
    ...{ stands: [70, 290, 220], boat: [334, 870], stacks: [330, 694], scale: 0.52 },
    words: [
      { from: [0, 8], left: 25, sides: ['below, to the right'], columns: [12] },
      { from: [0, 550], left: 25, sides: ['below, to the right'], columns: [14] },
      { from: [0, -14], left: 25, sides: ['above, to the right'], columns: [16, 15, 14] },
    ],
  },
]
