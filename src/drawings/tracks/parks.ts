import type { Sheet } from '../kit/frames'
import type { Point } from '../kit/geometry'
import type { Mark } from '../kit/mark'

type Way = 'road' | 'cut' | 'plan'

/** Where the tracks of a way are counted, and where their words stand. */
interface Gauge {
  /** Share of the way. */
  share: number
  /** Which end of the line across carries the words: the left one of who walks, or the right one. */
  end: 'left' | 'right'
  sides: NonNullable<Mark['sides']>
  columns: readonly number[]
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
    gauges: {
      road: { share: 0.3, end: 'right', sides: ['below, to the right', 'below right', 'below'], columns: [12, 10] },
      cut: { share: 0.76, end: 'left', sides: ['above', 'above, to the right', 'above right'], columns: [13, 10] },
      plan: { share: 0.7, end: 'right', sides: ['below, to the right', 'below', 'above'], columns: [13, 10] },
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
    gauges: {
      road: { share: 0.3, end: 'right', sides: ['below, to the right', 'below right', 'below'], columns: [10, 9] },
      cut: { share: 0.76, end: 'left', sides: ['above', 'above, to the right', 'above right'], columns: [11, 9] },
      plan: { share: 0.72, end: 'right', sides: ['below, to the right', 'below', 'above'], columns: [13, 10] },
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
    gauges: {
      road: { share: 0.16, end: 'left', sides: ['right', 'below right', 'above right'], columns: [9.5, 8.5, 7, 6.5] },
      cut: { share: 0.86, end: 'right', sides: ['left', 'below left', 'above left'], columns: [8.5, 7.5, 7, 6, 5] },
      plan: {
        share: 0.937,
        end: 'right',
        sides: ['below', 'below, to the right', 'below, to the left'],
        columns: [8.5, 7, 6, 5],
      },
    },
  },
]
