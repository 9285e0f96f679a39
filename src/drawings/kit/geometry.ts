import { type Point, resample } from '../../terrain/line-path'

export type { Point }

export const mix = (from: number, to: number, t: number) => from + (to - from) * t

/** `Math.hypot` takes ten times as long, and labels ask for millions of distances. */
export const distance = ([ax, ay]: Point, [bx, by]: Point) => Math.sqrt((bx - ax) ** 2 + (by - ay) ** 2)

export const range = (count: number) => Array.from({ length: count }, (_, index) => index)

/** The entry at an index; before the first it is the first, after the last the last. Throws on an empty list. */
export function at<T>(list: readonly T[], index: number): T {
  const entry = list[Math.max(0, Math.min(list.length - 1, Math.round(index)))]
  if (entry === undefined) throw new Error('An empty list has no entries')
  return entry
}

/** An open line with a point about every `spacing` units, its two ends included. */
export function evenly(points: readonly Point[], spacing: number): Point[] {
  return resample({ points: [...points], closed: false }, spacing)
}

/** A curve through points (Catmull-Rom), as points about every `spacing` units. */
export function curveThrough(points: readonly Point[], spacing = 4): Point[] {
  const curve = range(points.length - 1).flatMap((index) => {
    const [before, from, to, after] = [index - 1, index, index + 1, index + 2].map((place) => at(points, place))
    if (!before || !from || !to || !after) return []
    return range(24).map((step): Point => {
      const t = step / 24
      return [spline(t, before[0], from[0], to[0], after[0]), spline(t, before[1], from[1], to[1], after[1])]
    })
  })
  return evenly([...curve, at(points, points.length - 1)], spacing)
}

function spline(t: number, a: number, b: number, c: number, d: number): number {
  return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t ** 2 + (3 * b - a - 3 * c + d) * t ** 3)
}

/** Direction of a line at one of its points, as a vector of length 1. */
export function direction(points: readonly Point[], index: number): Point {
  const [from, to] = [at(points, index - 2), at(points, index + 2)]
  const length = distance(from, to) || 1
  return [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
}

/** The point beside a line: `offset` units to the right of who walks along it. */
export function beside(points: readonly Point[], index: number, offset: number): Point {
  const [x, y] = at(points, index)
  const [dx, dy] = direction(points, index)
  return [x - dy * offset, y + dx * offset]
}

/** The nearest of a line's points, and how far it is. */
export function nearest(points: readonly Point[], point: Point): { index: number; away: number } {
  // Asked thousands of times: squares are enough to compare.
  let [found, least] = [0, Number.POSITIVE_INFINITY]
  points.forEach((candidate, index) => {
    const [dx, dy] = [candidate[0] - point[0], candidate[1] - point[1]]
    const square = dx * dx + dy * dy
    if (square < least) [found, least] = [index, square]
  })
  return { index: found, away: Math.sqrt(least) }
}
