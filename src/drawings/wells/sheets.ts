import type { Sheet } from '../kit/frames'

/** Where the wells stand in a composition. */
export interface Field {
  sheet: Sheet
  /** Middle of the shafts of counter and site, and half their width. */
  wells: readonly [number, number]
  shaft: number
  /** Left edge of the staff that is read. */
  staff: number
  /** Where the words of the levels begin. */
  words: number
  /** Heights on the sheet: the ground, the level of the whole stock, and where the rock begins. */
  ground: number
  full: number
  rock: number
  /** How far a well draws the level down around it. */
  reach: number
  /** Size of what stands on the ground, and its place beside the wells. */
  scale: number
  signs: readonly [number, number]
}

export const sheets: readonly Field[] = [
  {
    sheet: { size: 'wide', width: 1440, height: 860, bleed: 240 },
    ...{ wells: [330, 1090], shaft: 27, staff: 590, words: 620, ground: 210, full: 286, rock: 776, reach: 250 },
    ...{ scale: 1, signs: [215, 1200] },
  },
  {
    sheet: { size: 'small', width: 960, height: 870, bleed: 60 },
    ...{ wells: [310, 650], shaft: 24, staff: 40, words: 70, ground: 210, full: 276, rock: 790, reach: 190 },
    ...{ scale: 0.95, signs: [200, 750] },
  },
  {
    sheet: { size: 'tall', width: 390, height: 1386, bleed: 90 },
    ...{ wells: [70, 338], shaft: 16, staff: 14, words: 114, ground: 150, full: 196, rock: 1316, reach: 56 },
    ...{ scale: 0.72, signs: [160, 262] },
  },
]
