import type { Sheet } from '../kit/frames'

/** How the ridge runs through a composition. */
export interface Range {
  sheet: Sheet
  /** Crest from the valley to beyond the summit: x, y of the plan, height. */
  crest: readonly (readonly [number, number, number])[]
  /** Whether the ridge runs down the sheet, towards who looks, or across it. */
  runs: 'across' | 'down'
  /** Units of the sheet to one of the plan's depth, and to one of height. */
  depth: number
  lift: number
  /** Reach of the flanks where the ridge is highest. */
  flank: number
  interval: number
  /** Width of both ropes together: a hundred per cent. */
  rope: number
  /** Where the ropes begin: x of the plan where the ridge runs across, y where it runs down. */
  start: number
  /** Shares of the way where the first and the last hut stand. */
  huts: readonly [number, number]
}

export const ranges: readonly Range[] = [
  {
    sheet: { size: 'wide', width: 1440, height: 820, bleed: 240 },
    crest: [
      [-320, 715, 30],
      [-120, 695, 60],
      [80, 685, 90],
      [260, 655, 150],
      [430, 685, 190],
      [620, 635, 270],
      [800, 665, 330],
      [960, 615, 440],
      [1130, 635, 530],
      [1260, 675, 380],
      [1430, 655, 300],
      [1760, 695, 180],
    ],
    runs: 'across',
    depth: 0.9,
    lift: 0.8,
    flank: 330,
    interval: 30,
    rope: 40,
    start: -320,
    huts: [0.37, 1],
  },
  {
    sheet: { size: 'small', width: 960, height: 940, bleed: 60 },
    crest: [
      [-120, 890, 20],
      [60, 860, 70],
      [200, 830, 160],
      [330, 850, 220],
      [460, 800, 310],
      [590, 820, 380],
      [700, 780, 470],
      [830, 800, 560],
      [930, 840, 430],
      [1080, 830, 300],
    ],
    runs: 'across',
    depth: 0.9,
    lift: 0.8,
    flank: 300,
    interval: 30,
    rope: 40,
    start: -120,
    huts: [0.27, 1],
  },
  {
    sheet: { size: 'tall', width: 390, height: 1290, bleed: 90 },
    crest: [
      [46, -60, 40],
      [76, 80, 60],
      [96, 200, 80],
      [56, 380, 110],
      [104, 580, 140],
      [60, 800, 170],
      [96, 1010, 210],
      [68, 1210, 250],
      [106, 1400, 330],
      [132, 1500, 240],
      [146, 1700, 120],
    ],
    runs: 'down',
    depth: 0.9,
    lift: 0.3,
    flank: 190,
    interval: 20,
    rope: 34,
    start: 40,
    huts: [0.06, 1],
  },
]
