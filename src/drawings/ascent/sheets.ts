import type { Sheet } from '../kit/frames'
import type { Point } from '../kit/geometry'

/** How a sheet shows the mountain, and where on it the table stands. */
export interface AscentSheet extends Sheet {
  /** Units of the sheet to one of the land. */
  scale: number
  /** Where the land's corner lies. */
  origin: Point
  /** Set where the land is turned: its east is up. */
  isTurned?: boolean
  /** Top left of the table, and its width in rem. */
  table: Point
  column: number
}

export const sheets: readonly AscentSheet[] = [
  {
    ...{ size: 'wide', width: 1440, height: 870, bleed: 240, scale: 1.2, origin: [212, 112] },
    ...{ table: [104, 50], column: 36 },
  },
  {
    ...{ size: 'small', width: 960, height: 1000, bleed: 60, scale: 0.9, origin: [26, 285] },
    ...{ table: [40, 40], column: 36 },
  },
  {
    ...{ size: 'tall', width: 390, height: 1380, bleed: 90, scale: 0.62, origin: [-10, 730], isTurned: true },
    ...{ table: [25, 900], column: 17 },
  },
]

/** A point of the land on a sheet. */
export function onSheet({ origin: [x, y], scale, isTurned }: AscentSheet, [east, south]: Point): Point {
  return isTurned ? [x + scale * south, y - scale * east] : [x + scale * east, y + scale * south]
}

/** The point of the land that a sheet shows at a place. */
export function onLand({ origin: [ox, oy], scale, isTurned }: AscentSheet, [x, y]: Point): Point {
  return isTurned ? [(oy - y) / scale, (x - ox) / scale] : [(x - ox) / scale, (y - oy) / scale]
}
