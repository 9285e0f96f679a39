import type { Sheet } from '../kit/frames'
import { at, mix, type Point, range } from '../kit/geometry'
import type { ShownStreet } from './fields'
import { bay } from './shop'
import { sunHeight } from './sky'

export interface StreetSheet extends Sheet {
  /** Rows of the street, one below the other: how many houses each has, and where its foot is. */
  rows: readonly { houses: number; foot: number }[]
  /** Where the first house of a row stands. */
  left: number
  scale: number
  /** Set where there is no room for houses: the shops alone, their words beside them. */
  isShops?: boolean
  /** How high the sun stands over the foot: behind the roofs, and at its highest. */
  sun: readonly [number, number]
}

export const sheets: readonly StreetSheet[] = [
  {
    ...{ size: 'wide', width: 1440, height: 772, bleed: 240, left: 97.6, scale: 1 },
    ...{ rows: [{ houses: 7, foot: 590 }], sun: [290, 540] },
  },
  {
    ...{ size: 'small', width: 960, height: 1560, bleed: 60, left: 38.4, scale: 1.25 },
    ...{
      rows: [
        { houses: 4, foot: 600 },
        { houses: 3, foot: 1380 },
      ],
      sun: [400, 540],
    },
  },
  {
    ...{ size: 'tall', width: 390, height: 1840, bleed: 90, left: 20, scale: 0.92, isShops: true },
    ...{ rows: range(7).map((row) => ({ houses: 1, foot: 236 + row * 262 })), sun: [166, 212] },
  },
]

/** The sheet with as many houses as there are moments, and no row without one. */
export function fitted(sheet: StreetSheet, count: number): StreetSheet {
  const rows = sheet.rows
    .map(({ houses, foot }, row) => {
      const before = sheet.rows.slice(0, row).reduce((sum, other) => sum + other.houses, 0)
      return { houses: Math.min(houses, count - before), foot }
    })
    .filter(({ houses }) => houses > 0)
  const feet = [sheet.rows, rows].map((list) => at(list, list.length - 1).foot)
  return { ...sheet, rows, height: sheet.height - at(feet, 0) + at(feet, 1) }
}

/** Where the house of each moment stands: its foot, at its left. */
export function standsOf(count: number, { rows, left, scale }: StreetSheet): Point[] {
  const places = rows.flatMap(({ houses, foot }) =>
    range(houses).map((place): Point => [left + place * bay * scale, foot]),
  )
  return range(count).map((index) => at(places, index))
}

/** Where the sun stands over a house; over shops alone it passes above their words. */
export function sunAt([x, y]: Point, hour: number, light: ShownStreet['light'], sheet: StreetSheet): Point {
  const [low, high] = sheet.sun
  const up = mix(low, high, Math.max(-0.4, sunHeight(hour, light)))
  if (!sheet.isShops) return [x + (bay * sheet.scale) / 2, y - up]
  const past = Math.min(1, Math.max(0, (hour - light.from) / (light.to - light.from)))
  return [mix(x + bay * sheet.scale + 34, sheet.width - 34, past), y - up]
}
