import type { Point } from '../kit/geometry'

/** A field with straight sides: its corners in order, without the first one again. */
export type Polygon = readonly Point[]

/** Each corner with the next one. */
const sides = (polygon: Polygon): (readonly [Point, Point])[] =>
  polygon.flatMap((point, index) => {
    const next = polygon[(index + 1) % polygon.length]
    return next ? [[point, next] as const] : []
  })

const signedArea = (polygon: Polygon) =>
  sides(polygon).reduce((sum, [[ax, ay], [bx, by]]) => sum + (ax * by - bx * ay) / 2, 0)

export const areaOf = (polygon: Polygon) => Math.abs(signedArea(polygon))

/** The middle of a polygon: where it would balance. */
export function middleOf(polygon: Polygon): Point {
  const area = signedArea(polygon)
  const [x, y] = sides(polygon).reduce(
    ([sumX, sumY], [[ax, ay], [bx, by]]) => {
      const cross = ax * by - bx * ay
      return [sumX + (ax + bx) * cross, sumY + (ay + by) * cross]
    },
    [0, 0],
  )
  return [x / (6 * area), y / (6 * area)]
}

/** The corner that is farthest from the middle. */
export function farthest(polygon: Polygon): Point {
  const middle = middleOf(polygon)
  const away = ([x, y]: Point) => Math.hypot(x - middle[0], y - middle[1])
  return polygon.reduce((far, corner) => (away(corner) > away(far) ? corner : far), middle)
}

/** How far a point lies along a direction. */
const reach = ([x, y]: Point, [dx, dy]: Point) => x * dx + y * dy

/** What of a polygon lies before a line across a direction, or beyond it. */
export function cut(polygon: Polygon, direction: Point, at: number, isBefore: boolean): Polygon {
  const off = (point: Point) => (reach(point, direction) - at) * (isBefore ? 1 : -1)
  return sides(polygon).flatMap(([from, to]) => {
    const [a, b] = [off(from), off(to)]
    const t = a / (a - b)
    const crossing: Point = [from[0] + t * (to[0] - from[0]), from[1] + t * (to[1] - from[1])]
    return [...(a <= 0 ? [from] : []), ...(a < 0 !== b < 0 && a !== b ? [crossing] : [])]
  })
}

/** Cuts a polygon across a direction into two: the first has a share of its area. */
export function split(polygon: Polygon, direction: Point, share: number): [Polygon, Polygon] {
  const along = polygon.map((point) => reach(point, direction))
  let [low, high] = [Math.min(...along), Math.max(...along)]
  const wanted = areaOf(polygon) * share
  for (let step = 0; step < 40; step++) {
    const middle = (low + high) / 2
    if (areaOf(cut(polygon, direction, middle, true)) < wanted) low = middle
    else high = middle
  }
  return [cut(polygon, direction, low, true), cut(polygon, direction, low, false)]
}

/** Where a line through a point, along a direction, runs within a polygon. */
export function stretches(polygon: Polygon, through: Point, [dx, dy]: Point): (readonly [Point, Point])[] {
  const at = (along: number): Point => [through[0] + dx * along, through[1] + dy * along]
  const crossings = sides(polygon)
    .flatMap(([[ax, ay], [bx, by]]) => {
      const [a, b] = [dx * (ay - through[1]) - dy * (ax - through[0]), dx * (by - through[1]) - dy * (bx - through[0])]
      if (a > 0 === b > 0) return []
      const t = a / (a - b)
      return [dx * (ax + t * (bx - ax) - through[0]) + dy * (ay + t * (by - ay) - through[1])]
    })
    .sort((a, b) => a - b)
  return crossings.flatMap((from, index) => {
    const to = crossings[index + 1]
    return index % 2 === 0 && to !== undefined ? [[at(from), at(to)] as const] : []
  })
}

/** How far the nearest side of a polygon is. */
export function inset(polygon: Polygon, [x, y]: Point): number {
  return Math.min(
    ...sides(polygon).map(([[ax, ay], [bx, by]]) => {
      const [dx, dy] = [bx - ax, by - ay]
      const t = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)))
      return Math.hypot(ax + t * dx - x, ay + t * dy - y)
    }),
  )
}
