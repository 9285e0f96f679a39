import { seededNoise, seededRandom, smoothstep } from '../../terrain/noise'
import { at, curveThrough, evenly, mix, type Point, range } from '../kit/geometry'
import type { Range } from './ranges'

/** A ridge seen from the front and from above. Plan: x to the right, y towards who looks. Units of the sheet. */
export interface Mountain {
  height: (x: number, y: number) => number
  /** Where a point of the plan stands on the sheet. */
  project: (plan: Point, height: number) => Point
  /** Nearest and farthest rows of the plan. */
  front: number
  back: number
  /** Whether a point of the plan is seen at all: what lies far behind the crest is left to the sky. */
  isSeen: (x: number, y: number) => boolean
  /** Height between two lines. */
  interval: number
  /** Whether a point of the plan lies in the shade: beyond the summit, or on one side of a ridge that runs down. */
  isShaded: (x: number, y: number) => boolean
}

interface Crest {
  /** Place of the crest across the way, and its height, where the way has come so far. */
  side: number
  height: number
}

/** Values between points, by the first coordinate, which rises. */
function readAt(points: readonly Point[], along: number): number {
  let [low, high] = [0, points.length - 1]
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if (at(points, middle)[0] <= along) low = middle
    else high = middle
  }
  const [from, to] = [at(points, low), at(points, high)]
  return mix(from[1], to[1], Math.max(0, Math.min(1, (along - from[0]) / (to[0] - from[0] || 1))))
}

/** The crest by how far the way has come: x where it runs across the sheet, y where it runs down. */
function crestBy({ crest, runs }: Range): (along: number) => Crest {
  const [way, side] = runs === 'across' ? ([0, 1] as const) : ([1, 0] as const)
  const line = (value: 1 | 0 | 2) =>
    curveThrough(
      crest.map((point): Point => [point[way], point[value]]),
      4,
    )
  const [sides, heights] = [line(side), line(2)]
  // Asked for every square of the sheet, several times.
  const known = new Map<number, Crest>()
  return (along) => {
    const place = Math.round(along)
    const found = known.get(place) ?? { side: readAt(sides, place), height: readAt(heights, place) }
    known.set(place, found)
    return found
  }
}

/** How far along the way the summit lies. */
function summitOf({ crest, runs }: Range): number {
  const top = Math.max(...crest.map(([, , height]) => height))
  return crest.find(([, , height]) => height === top)?.[runs === 'across' ? 0 : 1] ?? 0
}

/** The mountain of a range: sharp at its crest, ribs and gullies down its flanks. */
export function mountainOf(ridge: Range): Mountain {
  const crest = crestBy(ridge)
  const [ribs, rough, bend] = [11, 12, 13].map((seed) => seededNoise(seededRandom(seed)))
  const top = Math.max(...ridge.crest.map(([, , height]) => height))
  const summit = summitOf(ridge)
  return {
    front: ridge.sheet.height / ridge.depth + 500,
    back: -400,
    interval: ridge.interval,
    isShaded: (x, y) => (ridge.runs === 'across' ? x > summit + 70 * (bend?.(y / 110, 5) ?? 0) : x < crest(y).side + 4),
    isSeen: (x, y) => ridge.runs === 'down' || y > crest(x).side - 12,
    project: ([x, y], height) => [x, y * ridge.depth - height * ridge.lift],
    height: (x, y) => {
      const [along, across] = ridge.runs === 'across' ? [x, y] : [y, x]
      const { side, height } = crest(along)
      const off = across - side
      const away = Math.abs(off)
      const flank = ridge.flank * (0.35 + 0.65 * (height / top))
      const share = away / flank
      // Ribs spread from the summit, and none runs straight.
      const swing = 60 * (bend?.(along / 260, off / 260) ?? 0) * smoothstep(0, 120, away)
      const fan = summit + (along - summit) / (1 + away / 700) + swing
      const rib = Math.abs(ribs?.(fan / 210, (off + 900) / 800) ?? 0)
      const gully = height * 1.15 * smoothstep(0, 0.8, share) * (0.4 - rib) * Math.exp(-share)
      const fall = Math.exp(-1.25 * share) - 0.08 * share
      return height * fall + gully + 14 * (rough?.(x / 120, y / 120) ?? 0) * smoothstep(0, 0.3, share)
    },
  }
}

/** The crest on the sheet, from where the ropes begin to the summit. */
export function wayOf(ridge: Range, mountain: Mountain): Point[] {
  const crest = crestBy(ridge)
  const summit = summitOf(ridge)
  const points = range(Math.ceil((summit - ridge.start) / 6) + 1).map((step): Point => {
    const along = Math.min(summit, ridge.start + step * 6)
    const { side, height } = crest(along)
    return mountain.project(ridge.runs === 'across' ? [along, side] : [side, along], height)
  })
  return evenly(points, 4)
}
