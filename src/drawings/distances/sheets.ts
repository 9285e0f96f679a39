import type { Point } from '../../terrain/line-path'
import type { Sheet } from '../kit/frames'
import { type Place, project } from './globe'

export interface MapSheet extends Sheet {
  middle: Point
  /** Units to a kilometre. */
  scale: number
  /** Which way the rings are named, in degrees clockwise from north. */
  bearing: number
}

export const sheets: readonly MapSheet[] = [
  { size: 'wide', width: 1440, height: 880, bleed: 240, middle: [800, 712], scale: 0.36, bearing: 262 },
  { size: 'small', width: 960, height: 760, bleed: 60, middle: [545, 610], scale: 0.29, bearing: 258 },
  { size: 'tall', width: 390, height: 620, bleed: 90, middle: [228, 430], scale: 0.185, bearing: 252 },
]

/** A place of the globe on a sheet. */
export function onSheet(place: Place, harbour: Place, { middle: [x, y], scale }: MapSheet): Point {
  const [east, north] = project(place, harbour)
  return [x + east * scale, y - north * scale]
}

/** Whether a place has room for its disc on every sheet. */
export function isOnEverySheet(place: Place, harbour: Place): boolean {
  return sheets.every((sheet) => {
    const [x, y] = onSheet(place, harbour, sheet)
    return x > 16 && y > 16 && x < sheet.width - 16 && y < sheet.height - 16
  })
}
