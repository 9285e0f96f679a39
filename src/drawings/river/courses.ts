import { seededNoise, seededRandom } from '../../terrain/noise'
import type { Sheet } from '../kit/frames'
import type { Point } from '../kit/geometry'

/** How the river runs through a composition. Where its leaks lie follows from how many there are. */
export interface Course {
  sheet: Sheet
  /** Points that the middle of the river passes through. */
  through: Point[]
  /** Width of the whole river where it begins, in units. */
  width: number
  /** Bank of the first leak, and whether the next ones change banks. */
  bank: 1 | -1
  alternate: boolean
  /** Share of the course where the first and the last leak lie. */
  leaks: readonly [number, number]
  /** From the river's edge to a hole: across and downstream, in units. */
  fall: readonly [number, number]
  /** Radius of a hole that takes a tenth of the visits, in units. */
  hole: number
  /** Where the labels of the spring and of the mouth have their marks. */
  source: Point
  mouth: Point
  /** How far a point lies beyond the shore, in units. */
  sea: (point: Point) => number
}

const noise = seededNoise(seededRandom(5))

const coastAt = (middle: number) => (y: number) => middle + 14 * noise(y / 150, 3) + 5 * noise(y / 50, 8)
const wideCoast = coastAt(1340)
const smallCoast = coastAt(880)
const shore = (x: number) => 1092 + 7 * noise(x / 70, 30) + 3 * noise(x / 28, 7)

export const courses: readonly Course[] = [
  {
    sheet: { size: 'wide', width: 1440, height: 760, bleed: 240 },
    through: [
      [-320, 96],
      [-60, 104],
      [150, 150],
      [320, 262],
      [500, 292],
      [660, 268],
      [820, 356],
      [950, 452],
      [1100, 452],
      [1220, 520],
      [1400, 566],
      [1560, 560],
      [1720, 590],
    ],
    width: 128,
    bank: 1,
    alternate: true,
    leaks: [0.335, 0.69],
    fall: [118, 112],
    hole: 28,
    source: [104, 262],
    mouth: [1318, 640],
    sea: ([x, y]) => x - wideCoast(y),
  },
  {
    sheet: { size: 'small', width: 960, height: 800, bleed: 60 },
    through: [
      [-120, 96],
      [60, 116],
      [190, 240],
      [330, 318],
      [470, 320],
      [590, 420],
      [680, 530],
      [800, 590],
      [900, 640],
      [1060, 640],
    ],
    width: 122,
    bank: 1,
    alternate: true,
    leaks: [0.35, 0.73],
    fall: [104, 92],
    hole: 25,
    source: [50, 262],
    mouth: [850, 736],
    sea: ([x, y]) => x - smallCoast(y),
  },
  {
    sheet: { size: 'tall', width: 390, height: 1240, bleed: 90 },
    through: [
      [112, -60],
      [92, 110],
      [66, 240],
      [92, 380],
      [60, 540],
      [88, 700],
      [64, 850],
      [84, 980],
      [100, 1100],
      [112, 1222],
    ],
    width: 92,
    bank: -1,
    alternate: false,
    leaks: [0.17, 0.73],
    fall: [40, 84],
    hole: 19,
    source: [176, 46],
    mouth: [150, 1170],
    sea: ([x, y]) => y - shore(x),
  },
]
