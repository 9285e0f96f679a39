import type { Hand, Hands } from '../kit/by-hand'
import type { Sheet } from '../kit/frames'
import type { Point } from '../kit/geometry'

type Way = 'road' | 'cut' | 'plan'

/** Where the tracks of a way are counted, and where their words stand. */
interface Gauge {
  /** Share of the way. */
  share: number
  /** Which end of the line across carries the words: the left one of who walks, or the right one. */
  end: 'left' | 'right'
  /** From that end to the words. */
  hand: Hand
}

/** How a park is laid out in a composition. */
export interface Park {
  sheet: Sheet
  /** The paved path: from the gate over its four corners to the end. */
  plan: readonly Point[]
  /** Width of the paving, and of the round places at gate, second corner and end. Units. */
  paving: number
  place: number
  /** The way across the lawn, between gate and end. */
  road: readonly Point[]
  /** The way that leaves the plan, between its second corner and the end. */
  cut: readonly Point[]
  pond: { at: Point; reach: readonly [number, number] }
  /** Distance between two tracks on the lawn. */
  gap: number
  /** Places of the labels, but for those that are counted. */
  hands: Hands
  /** Where tracks are counted. */
  gauges: Readonly<Record<Way, Gauge>>
}

export const parks: readonly Park[] = [
  {
    sheet: { size: 'wide', width: 1440, height: 840, bleed: 240 },
    plan: [
      [160, 690],
      [160, 220],
      [720, 220],
      [720, 690],
      [1270, 690],
      [1270, 240],
    ],
    paving: 38,
    place: 50,
    road: [
      [160, 690],
      [330, 616],
      [500, 570],
      [640, 480],
      [800, 446],
      [960, 396],
      [1110, 300],
      [1270, 240],
    ],
    cut: [
      [720, 220],
      [830, 246],
      [960, 226],
      [1110, 208],
      [1270, 240],
    ],
    pond: { at: [940, 555], reach: [140, 70] },
    gap: 3.3,
    hands: {
      gate: { x: 160, y: 752, alignX: 0.5, column: 10, room: [6, 1.4] },
      'corner-0': { x: 190, y: 252, column: 10, room: [5.6, 1.4] },
      'corner-1': { x: 672, y: 252, alignX: 1, column: 10, room: [4, 1.4] },
      'corner-2': { x: 701, y: 724, column: 10, room: [4.8, 1.4] },
      'corner-3': { x: 1289, y: 724, alignX: 1, column: 10, room: [5.4, 1.4] },
      arrival: { x: 1270, y: 178, alignX: 0.5, alignY: 1, column: 12, room: [8.4, 1.4] },
    },
    gauges: {
      road: { share: 0.3, end: 'right', hand: { x: 0, y: 12, column: 9, room: [9, 8.2] } },
      cut: { share: 0.77, end: 'left', hand: { x: 0, y: -20, alignY: 1, column: 8.6, room: [8.6, 6.8] } },
      plan: { share: 0.7, end: 'right', hand: { x: 0, y: 10, column: 13, room: [9, 5.2] } },
    },
  },
  {
    sheet: { size: 'small', width: 960, height: 860, bleed: 60 },
    plan: [
      [110, 700],
      [110, 250],
      [490, 250],
      [490, 700],
      [840, 700],
      [840, 260],
    ],
    paving: 36,
    place: 44,
    road: [
      [110, 700],
      [230, 620],
      [340, 586],
      [440, 496],
      [540, 470],
      [650, 420],
      [740, 330],
      [840, 260],
    ],
    cut: [
      [490, 250],
      [570, 276],
      [660, 244],
      [750, 226],
      [840, 260],
    ],
    pond: { at: [640, 596], reach: [92, 54] },
    gap: 3,
    hands: {
      gate: { x: 110, y: 752, alignX: 0.5, column: 10, room: [6, 1.4] },
      'corner-0': { x: 136, y: 280, column: 10, room: [5.6, 1.4] },
      'corner-1': { x: 446, y: 280, alignX: 1, column: 10, room: [4, 1.4] },
      'corner-2': { x: 472, y: 732, column: 10, room: [4.8, 1.4] },
      'corner-3': { x: 858, y: 732, alignX: 1, column: 10, room: [5.4, 1.4] },
      arrival: { x: 840, y: 208, alignX: 0.5, alignY: 1, column: 12, room: [8, 1.4] },
    },
    gauges: {
      road: { share: 0.22, end: 'right', hand: { x: -12, y: 12, column: 8.4, room: [8.4, 7.6] } },
      cut: { share: 0.772, end: 'left', hand: { x: 0, y: -34, alignY: 1, column: 8.4, room: [8.4, 6.4] } },
      plan: { share: 0.665, end: 'right', hand: { x: 0, y: 10, column: 8.8, room: [8.8, 5.2] } },
    },
  },
  {
    sheet: { size: 'tall', width: 390, height: 1364, bleed: 90 },
    plan: [
      [84, 100],
      [326, 100],
      [326, 630],
      [84, 630],
      [84, 1170],
      [326, 1170],
    ],
    paving: 30,
    place: 32,
    road: [
      [84, 100],
      [92, 210],
      [98, 390],
      [142, 540],
      [186, 630],
      [146, 770],
      [128, 890],
      [216, 1040],
      [326, 1170],
    ],
    cut: [
      [326, 630],
      [344, 750],
      [342, 890],
      [346, 1030],
      [326, 1170],
    ],
    pond: { at: [252, 534], reach: [40, 46] },
    gap: 2.3,
    hands: {
      gate: { x: 84, y: 58, alignX: 0.5, alignY: 1, column: 8, room: [5.4, 1.3] },
      'corner-0': { x: 302, y: 124, alignX: 1, column: 8, room: [5, 1.3] },
      'corner-1': { x: 290, y: 654, alignX: 1, column: 8, room: [3.4, 1.3] },
      'corner-2': { x: 20, y: 606, alignY: 1, column: 8, room: [4.2, 1.3] },
      'corner-3': { x: 110, y: 1144, alignY: 1, column: 8, room: [4.6, 1.3] },
      arrival: { x: 358, y: 1212, alignX: 1, column: 8, room: [7.2, 1.3] },
    },
    gauges: {
      road: { share: 0.18, end: 'left', hand: { x: 20, y: -24, column: 7.6, room: [7.8, 9.4] } },
      cut: { share: 0.705, end: 'right', hand: { x: -119, y: -15, column: 6.2, room: [6.2, 7.8] } },
      plan: { share: 0.885, end: 'right', hand: { x: 0, y: 10, column: 5.6, room: [5.2, 7.8] } },
    },
  },
]
