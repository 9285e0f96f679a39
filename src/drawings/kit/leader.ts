import { distance, type Point } from './geometry'
import type { Area } from './obstacles'

export type Leader = readonly [from: Point, to: Point]

/** A label farther than this from what it names has a line that leads there, and so has one that another mark is nearer to. */
const farthest = 16
/** The line ends so far before the words. */
const before = 6

const within = (value: number, from: number, to: number) => Math.max(from, Math.min(to, value))

/** How far a point is from an area: 0 inside it. */
export const awayFrom = ([left, top, right, bottom]: Area, [x, y]: Point) =>
  Math.hypot(x - within(x, left, right), y - within(y, top, bottom))

/** Where a line from a mark meets its label: beside the words level with the mark, not above their first line; above or below them at the nearest point. */
function meeting([left, top, right, bottom]: Area, [x, y]: Point, first: number): Point {
  const line = y < top ? top : within(y, top + first, bottom)
  if (x < left) return [left - before, line]
  if (x > right) return [right + before, line]
  return [within(x, left, right), y < top ? top - before : bottom + before]
}

interface Named {
  mark: Point
  /** Radius of what is drawn at the mark. */
  radius: number
  box: Area
  /** From the top of the box to the middle of its first line. */
  first: number
}

/** The straight line from the edge of a mark to its label; none where the two stand so close that no one is in doubt. */
export function leaderTo({ mark, radius, box, first }: Named, others: readonly Point[] = []): Leader | null {
  const gap = awayFrom(box, mark) - radius
  const isNearest = others.every((other) => awayFrom(box, other) > awayFrom(box, mark))
  if (radius === 0 || (gap <= farthest && isNearest)) return null
  const to = meeting(box, mark, first)
  const length = distance(mark, to)
  if (length <= radius + 4) return null
  const share = (radius + 2) / length
  return [[mark[0] + (to[0] - mark[0]) * share, mark[1] + (to[1] - mark[1]) * share], to]
}

const turn = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point) => (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)

/** Whether two lines cross. */
export const isCrossed = ([a, b]: Leader, [c, d]: Leader) =>
  turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0
