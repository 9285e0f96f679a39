import type { Sheet } from '../kit/frames'
import type { Point } from '../kit/geometry'

/** A chart: open sea, a coast, a harbour in it, and the course that leads there. */
export interface ChartSheet extends Sheet {
  /** Points of the coast: the land lies at the left of who sails along it. */
  coast: readonly Point[]
  /** Where the course begins, turns, and ends at the quay. */
  course: readonly Point[]
  /** Ends of the two moles, seen from the quay along the coast and out to sea. */
  moles: number
  rose: { at: Point; radius: number }
  /** Where the boat sails, and its size. */
  boat: { at: Point; scale: number }
  /** Where the labels of the beginning and of the landing have their marks. */
  begin: Point
  landing: Point
}

export const sheets: readonly ChartSheet[] = [
  {
    ...{ size: 'wide', width: 1440, height: 800, bleed: 240 },
    coast: [
      [916, -120],
      [896, -20],
      [946, 60],
      [1056, 90],
      [1132, 180],
      [1142, 290],
      [1152, 380],
      [1142, 470],
      [1086, 560],
      [1046, 650],
      [1086, 730],
      [1056, 820],
      [1076, 930],
    ],
    course: [
      [150, 610],
      [620, 560],
      [930, 430],
      [1148, 350],
    ],
    moles: 56,
    rose: { at: [260, 190], radius: 84 },
    boat: { at: [128, 560], scale: 1 },
    begin: [104, 640],
    landing: [1180, 466],
  },
  {
    ...{ size: 'small', width: 960, height: 1100, bleed: 60 },
    coast: [
      [1140, 380],
      [1040, 430],
      [950, 440],
      [880, 540],
      [780, 570],
      [720, 660],
      [668, 720],
      [620, 790],
      [520, 840],
      [500, 930],
      [420, 1000],
      [400, 1100],
      [300, 1180],
    ],
    course: [
      [110, 236],
      [240, 330],
      [440, 590],
      [668, 720],
    ],
    moles: 40,
    rose: { at: [770, 180], radius: 78 },
    boat: { at: [112, 196], scale: 0.9 },
    begin: [40, 290],
    landing: [540, 905],
  },
  {
    ...{ size: 'tall', width: 390, height: 1760, bleed: 90 },
    coast: [
      [520, 1360],
      [410, 1400],
      [340, 1456],
      [250, 1478],
      [150, 1470],
      [70, 1456],
      [0, 1400],
      [-60, 1360],
      [-150, 1340],
    ],
    course: [
      [66, 130],
      [62, 500],
      [58, 1080],
      [62, 1458],
    ],
    moles: 34,
    rose: { at: [318, 84], radius: 40 },
    boat: { at: [66, 84], scale: 0.8 },
    begin: [100, 34],
    landing: [100, 1520],
  },
]
