import { seededNoise, seededRandom } from '../../terrain/noise'
import type { Hands } from '../kit/by-hand'
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
  /** Where four holes lie. */
  holes: readonly Point[]
  /** Places of the labels of spring, mouth and four leaks. */
  hands: Hands
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
const smallCoast = coastAt(905)
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
    holes: [
      [430, 478],
      [702, 86],
      [836, 560],
      [1126, 300],
    ],
    hands: {
      source: { x: 98, y: 322, column: 12, room: [10, 5] },
      mouth: { x: 1176, y: 592, column: 8, room: [5, 5] },
      'leak-0': { x: 490, y: 458, column: 11, room: [9.5, 6.7] },
      'leak-1': { x: 768, y: 67, column: 11, room: [9, 8] },
      'leak-2': { x: 890, y: 542, column: 11, room: [8.5, 8] },
      'leak-3': { x: 1176, y: 282, column: 7, room: [7, 9.2] },
    },
    hole: 28,
    source: [104, 262],
    mouth: [1318, 640],
    sea: ([x, y]) => x - wideCoast(y),
  },
  {
    sheet: { size: 'small', width: 960, height: 860, bleed: 60 },
    through: [
      [-120, 96],
      [60, 116],
      [190, 240],
      [330, 318],
      [470, 320],
      [590, 446],
      [684, 580],
      [800, 646],
      [910, 692],
      [1070, 696],
    ],
    width: 122,
    bank: 1,
    alternate: true,
    leaks: [0.35, 0.75],
    fall: [104, 92],
    holes: [
      [302, 486],
      [578, 152],
      [544, 676],
      [850, 470],
    ],
    hands: {
      source: { x: 38.4, y: 300, column: 12, room: [9.6, 4.4] },
      mouth: { x: 790, y: 728, column: 8, room: [4, 4.4] },
      'leak-0': { x: 354, y: 467, column: 9, room: [8.2, 6.4] },
      'leak-1': { x: 638, y: 133, column: 10, room: [9, 7.7] },
      'leak-2': { x: 600, y: 660, column: 8, room: [7, 7.7] },
      'leak-3': { x: 684, y: 312, column: 6.6, room: [7, 9.6] },
    },
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
    leaks: [0.17, 0.705],
    fall: [40, 84],
    holes: [
      [152, 258],
      [149, 488],
      [156, 700],
      [161, 906],
    ],
    hands: {
      source: { x: 196, y: 40, column: 8, room: [8.4, 4.6] },
      mouth: { x: 196, y: 1146, column: 8, room: [4, 4.6] },
      'leak-0': { x: 196, y: 241, column: 8.4, room: [8.4, 7.6] },
      'leak-1': { x: 196, y: 471, column: 8.4, room: [8.4, 9] },
      'leak-2': { x: 196, y: 683, column: 8.4, room: [8.4, 7.6] },
      'leak-3': { x: 196, y: 889, column: 8.4, room: [8.4, 8.9] },
    },
    hole: 19,
    source: [176, 46],
    mouth: [150, 1170],
    sea: ([x, y]) => y - shore(x),
  },
]
