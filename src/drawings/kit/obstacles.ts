import { type Point, range } from './geometry'

export type Area = readonly [left: number, top: number, right: number, bottom: number]

export const overlap = (a: Area, b: Area) => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3]

/** The smallest area that holds all points. */
export function boxOf(points: readonly Point[]): Area {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
}

/** Something that no label may touch. */
export interface Obstacle {
  at: Point
  radius: number
  /** Set for what a halo may interrupt, where there is no better place: a leader, a line of the ground. */
  isFaint?: boolean
}

/** Whether an obstacle reaches into an area. */
export function touches([left, top, right, bottom]: Area, { at: [x, y], radius }: Obstacle): boolean {
  if (x < left - radius || x > right + radius || y < top - radius || y > bottom + radius) return false
  const dx = x < left ? left - x : Math.max(0, x - right)
  const dy = y < top ? top - y : Math.max(0, y - bottom)
  return dx * dx + dy * dy < radius * radius
}

/** An area as obstacles. */
export function boxObstacles([left, top, right, bottom]: Area): Obstacle[] {
  const radius = 8
  const across = range(Math.ceil((right - left) / 12) + 1).map((step) => Math.min(right, left + step * 12))
  const down = range(Math.ceil((bottom - top) / 12) + 1).map((step) => Math.min(bottom, top + step * 12))
  return across.flatMap((x) => down.map((y): Obstacle => ({ at: [x, y], radius })))
}

/** A line as obstacles. */
export function lineObstacles(points: readonly Point[], radius: number): Obstacle[] {
  return points.map((point) => ({ at: point, radius }))
}
