import { terrain } from '../../data-model/terrains'
import { etna } from '../../terrain/etna'
import { seededRandom } from '../../terrain/noise'
import type { Sheet } from '../kit/frames'
import { type Point, range } from '../kit/geometry'
import { path, smoothPath, weight } from '../kit/pen'

/** One day's arch: the sun rises at 6 on its left foot and sets at 18 on its right one. */
export interface Arch {
  middle: number
  horizon: number
  /** Half its width, and its height. */
  reach: readonly [number, number]
}

export interface TimesSheet extends Sheet {
  /** From the day before the message to the day after the last; on a tall sheet the days alone, one above the other. */
  arches: readonly Arch[]
  /** Which of them is the day of the message. */
  first: number
  /** Units to a kilometre, across and up. */
  kilometre: readonly [number, number]
}

/** Where the sun stands at an hour of a day. */
export function sunAt({ middle, horizon, reach: [across, up] }: Arch, hour: number): Point {
  const angle = (Math.PI * (hour - 6)) / 12
  return [middle - across * Math.cos(angle), horizon - up * Math.sin(angle)]
}

/** The way of the sun from one hour to another. */
export function wayOfSun(arch: Arch, from: number, to: number): Point[] {
  const steps = Math.max(2, Math.round((to - from) * 6))
  return range(steps + 1).map((step) => sunAt(arch, from + ((to - from) * step) / steps))
}

/** The night between two days: a dip below the horizon. */
export function night(before: Arch, after: Arch): Point[] {
  const [from, to] = [before.middle + before.reach[0], after.middle - after.reach[0]]
  return range(9).map((step): Point => {
    const angle = (Math.PI * step) / 8
    return [(from + to) / 2 - ((to - from) / 2) * Math.cos(angle), before.horizon + 34 * Math.sin(angle)]
  })
}

const massif = terrain.parse({ page: 'contact', seed: 7, form: 'etna', place: { x: 0, y: 0 }, roughness: 0.4 })
const kilometreOfTerrain = 0.0122

/** Slices through the mountain, from the far side to the near one: kilometres north of the summit. */
const slices = [0.4, -1.4, -2.6, -3.8, -5, -6.4, -7.8, -9.4, -11, -12.8, -14.6, -16.6]

/** Etna seen from the south: slices painted one before the other, each hiding what lies behind it. */
export function mountain(middle: number, horizon: number, [across, up]: readonly [number, number], step = 1): string {
  const height = etna(massif, seededRandom(massif.seed))
  return slices
    .filter((_slice, index) => index % step === 0)
    .map((north, index) => {
      const outline = range(105)
        .map((east): Point => {
          const kilometres = (east - 52) / 2
          const raw = height(kilometres * kilometreOfTerrain, -north * kilometreOfTerrain)
          const fade = Math.max(0, 1 - (Math.abs(kilometres) / 25) ** 4)
          return [middle + kilometres * across, horizon - Math.max(0, raw * fade) * up]
        })
        .filter(([, y]) => y < horizon - 1)
      const [first, last] = [outline[0], outline.at(-1)]
      if (!first || !last || outline.length < 8) return ''
      const ridge = smoothPath(outline, 20)
      const filled = `M${Math.round(first[0])} ${horizon}L${ridge.slice(1)}V${horizon}z`
      const line = index === 0 ? { stroke: 'ink', width: weight.thick } : { stroke: 'lemon' }
      return path(filled, { fill: 'rock' }) + path(ridge, line)
    })
    .join('')
}
