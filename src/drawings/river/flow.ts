import { smoothstep } from '../../terrain/noise'
import { beside, direction, mix, type Point, range } from '../kit/geometry'

export interface Leak {
  /** Lines that it takes. */
  lines: number
  /** −1 is the left bank, seen downstream. */
  bank: 1 | -1
  /** Index of the course's point where its lines leave. */
  index: number
  hole: Point
  radius: number
}

export interface Flow {
  /** The middle of the river, a point every four units. */
  course: Point[]
  lines: number
  /** Distance between lines, in units. */
  gap: number
  leaks: Leak[]
  /** Index of the course's point where it reaches the sea: from there the lines spread. */
  mouth: number
}

/** Points after a leak until the rest has closed ranks. */
const closing = 46

/** Ranks of the lines that still flow at a point of the course: first and last, on a smooth way past each leak. */
export function flowing({ lines, leaks }: Flow, index: number): [number, number] {
  let [first, last] = [0, lines - 1]
  for (const leak of leaks) {
    const gone = leak.lines * smoothstep(leak.index - 5, leak.index + closing, index)
    if (leak.bank < 0) first += gone
    else last -= gone
  }
  return [first, last]
}

/** Half the width of the river at a point of its course. */
export function halfWidth(flow: Flow, index: number): number {
  const [first, last] = flowing(flow, index)
  return ((last - first + 1) / 2) * flow.gap
}

function pointOfLine(flow: Flow, rank: number, index: number): Point {
  const [first, last] = flowing(flow, index)
  const spread = 1 + 2.6 * smoothstep(flow.mouth, flow.course.length - 1, index)
  return beside(flow.course, index, (rank - (first + last) / 2) * flow.gap * spread)
}

/** Which leak takes each line: the outermost of its bank, or none. */
function takers({ lines, leaks }: Flow): (Leak | undefined)[] {
  const taken = new Array<Leak | undefined>(lines).fill(undefined)
  let [first, last] = [0, lines - 1]
  for (const leak of leaks) {
    for (const _line of range(leak.lines)) taken[leak.bank < 0 ? first++ : last--] = leak
  }
  return taken
}

/** From the river into the hole: the line leaves along the stream and falls in, spread so that each can be counted. */
function fall(flow: Flow, leak: Leak, start: Point, place: number): Point[] {
  const [dx, dy] = direction(flow.course, leak.index)
  const away = Math.hypot(leak.hole[0] - start[0], leak.hole[1] - start[1])
  const [inX, inY] = [-dy * leak.bank, dx * leak.bank]
  const spread = -leak.bank * place * flow.gap * 0.95
  // Each strand ends a little deeper than the one beside it, well inside the rim.
  const deep = leak.radius * (0.3 + 0.22 * Math.abs(Math.sin(5 * place)))
  const end: Point = [leak.hole[0] + dx * spread - inX * deep, leak.hole[1] + dy * spread - inY * deep]
  const leave: Point = [start[0] + dx * away * 0.5, start[1] + dy * away * 0.5]
  const arrive: Point = [end[0] - inX * away * 0.45, end[1] - inY * away * 0.45]
  return range(12).map((step): Point => {
    const t = (step + 1) / 12
    const [a, b, c, d] = [(1 - t) ** 3, 3 * (1 - t) ** 2 * t, 3 * (1 - t) * t ** 2, t ** 3]
    return [
      a * start[0] + b * leave[0] + c * arrive[0] + d * end[0],
      a * start[1] + b * leave[1] + c * arrive[1] + d * end[1],
    ]
  })
}

/** Every line of the river as points, from the first rank to the last, and what of it falls into a hole. */
export function riverLines(flow: Flow): { points: Point[]; falls: Point[]; leak: Leak | undefined }[] {
  const taken = takers(flow)
  return taken.map((leak, rank) => {
    const end = leak?.index ?? flow.course.length - 1
    const stream = range(Math.ceil(end / 3)).map((step) => pointOfLine(flow, rank, step * 3))
    if (!leak) {
      const last = pointOfLine(flow, rank, flow.course.length - 1)
      return { points: [...stream, last], falls: [], leak }
    }
    const place = taken.slice(0, rank).filter((other) => other === leak).length - (leak.lines - 1) / 2
    const leaves = pointOfLine(flow, rank, end)
    return { points: [...stream, leaves], falls: [leaves, ...fall(flow, leak, leaves, place)], leak }
  })
}

/** The line across the river where what is left is read. */
export function gauge(flow: Flow, index: number): readonly [Point, Point] {
  const half = halfWidth(flow, index) + 8
  return [beside(flow.course, index, -half), beside(flow.course, index, half)]
}

/** A hole in the ground: a ring a little out of round. */
export function holeRing({ hole: [x, y], radius }: Leak): Point[] {
  return range(28).map((step): Point => {
    const angle = (step / 28) * 2 * Math.PI
    const reach = radius * (1 + 0.07 * Math.sin(3 * angle + x) + 0.05 * Math.sin(5 * angle + y))
    return [x + 1.12 * reach * Math.cos(angle), y + mix(0.88, 0.92, 0.5) * reach * Math.sin(angle)]
  })
}

export const courseIndex = ({ course }: Pick<Flow, 'course'>, share: number) => Math.round(share * (course.length - 1))
