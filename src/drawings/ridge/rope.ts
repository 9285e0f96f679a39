import { smoothstep } from '../../terrain/noise'
import { at, beside, type Point, range } from '../kit/geometry'
import { path, strokes } from '../kit/pen'

/** A place on the way with the pupil's share there, 0 to 1. */
export interface Stand {
  index: number
  share: number
}

/** The pupil's share at a point of the way: as at a hut near it, and changing between. */
export function shareAt(stands: readonly Stand[], index: number): number {
  const next = stands.findIndex((stand) => stand.index >= index)
  const [from, to] = next < 0 ? [stands.at(-1), stands.at(-1)] : [stands[Math.max(0, next - 1)], stands[next]]
  if (!from || !to) return 0
  if (from.index === to.index) return to.share
  const way = to.index - from.index
  return from.share + (to.share - from.share) * smoothstep(from.index + way * 0.12, to.index - way * 0.12, index)
}

/** Offsets of both edges of a rope at a point of the way: to the left is less. */
type Edges = (index: number) => readonly [number, number]

const outlineOf = (way: readonly Point[], edges: Edges, from: number, to: number): Point[] => {
  const places = range(Math.ceil((to - from) / 5) + 1).map((step) => Math.min(to, from + step * 5))
  const side = (which: 0 | 1) => places.map((index) => beside(way, index, edges(index)[which]))
  return [...side(0), ...side(1).reverse()]
}

/** The twist of a rope: strokes across it, as far apart as it is thick. */
function strands(way: readonly Point[], edges: Edges, from: number, to: number): [Point, Point][] {
  const found: [Point, Point][] = []
  for (let index = from + 2; index < to - 2; ) {
    const [left, right] = edges(index)
    const width = right - left
    const lean = Math.max(1, Math.round(width / 7))
    if (width > 3) found.push([beside(way, index - lean, right - 1), beside(way, index + lean, left + 1)])
    index += Math.max(3, Math.round(width / 8 + 1.5))
  }
  return found
}

const tenth = (value: number) => Math.round(value * 10) / 10

/** Path data of a closed outline, exact to a tenth: a thin rope is a number, too. */
function closed(points: readonly Point[]): string {
  const exact = points.map(([x, y]): Point => [tenth(x), tenth(y)])
  const steps = exact.slice(1).map(([x, y], index) => {
    const [fromX, fromY] = at(exact, index)
    return `${tenth(x - fromX)} ${tenth(y - fromY)}`
  })
  return `M${at(exact, 0).join(' ')}l${steps.join(' ')}z`
}

/** Both ropes along the way: the guide's at its left, the pupil's at its right, together always as wide. */
export function ropes(way: readonly Point[], stands: readonly Stand[], width: number): string {
  const last = way.length - 1
  const end = stands.at(-1)?.index ?? last
  const border = (index: number) => width / 2 - shareAt(stands, index) * width
  const guide: Edges = (index) => [-width / 2, border(index)]
  const pupil: Edges = (index) => [border(index), width / 2]
  const from = 0
  return [
    path(closed(outlineOf(way, guide, from, end)), { fill: 'ink', stroke: 'ground', width: 2 }),
    path(closed(outlineOf(way, pupil, from, end)), { fill: 'lemon', stroke: 'casing', width: 2.25 }),
    path(strokes(strands(way, guide, from, end)), { stroke: 'ground' }),
    path(strokes(strands(way, pupil, from, end)), { stroke: 'casing' }),
  ].join('')
}

/** The line across both ropes where the shares are read. */
export function gauge(way: readonly Point[], index: number, width: number): readonly [Point, Point] {
  const half = width / 2 + 9
  return [beside(way, index, -half), beside(way, index, half)]
}
