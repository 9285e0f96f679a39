import { distance, type Point } from '../kit/geometry'
import { cheapestWay, roundedWay } from '../kit/route'
import { heightAt, hut, land, summit } from './mountain'

/** What a route keeps to: the straight line, how dear a slope is to it, and how dear it is to come near the ones before. */
const rules = {
  straight: { line: 1, slope: 0.16, apart: 0 },
  round: { line: 0, slope: 2, apart: 3 },
  pass: { line: 0, slope: 1.2, apart: 4 },
} as const

export const ways = ['straight', 'pass', 'round'] as const
export type Way = (typeof ways)[number]

/** Near its ends, every route is where the others are. Units. */
const shared = 46

/** How far from an earlier route a new one would rather be. Units. */
const clearance = 70

/** Ways are sought a little beyond the land, too. Units. */
const beyond = 60
const moved = ([x, y]: Point, by: number): Point => [x + by, y + by]

/** Remembers what a function said of a point: the search asks sixteen times. */
function remembered(ask: (x: number, y: number) => number): (x: number, y: number) => number {
  const known = new Map<number, number>()
  return (x, y) => {
    const key = Math.round(y) * 10_000 + Math.round(x)
    const value = known.get(key) ?? ask(x, y)
    known.set(key, value)
    return value
  }
}

/** How far a point lies from the straight line between the ends. */
function astray([x, y]: Point): number {
  const [dx, dy] = [summit[0] - hut[0], summit[1] - hut[1]]
  return Math.abs((x - hut[0]) * dy - (y - hut[1]) * dx) / Math.hypot(dx, dy)
}

function find({ line, slope, apart }: (typeof rules)[Way], earlier: readonly Point[][]): Point[] {
  const taken = earlier.flatMap((points) => points.filter((_point, index) => index % 4 === 0))
  const cost = remembered((x, y) => {
    const point = moved([x, y], -beyond)
    if (distance(point, hut) < shared || distance(point, summit) < shared) return 1
    const isTaken = taken.some((other) => distance(other, point) < clearance)
    return 1 + (isTaken ? apart : 0) + line * (astray(point) / 40) ** 2
  })
  const way = cheapestWay(moved(hut, beyond), moved(summit, beyond), {
    width: land.width + 2 * beyond,
    height: land.height + 2 * beyond,
    cost: ([x, y]) => cost(x, y),
    heightAt: remembered((x, y) => slope * heightAt(x - beyond, y - beyond)),
  })
  return roundedWay(
    way.map((point) => moved(point, -beyond)),
    14,
  )
}

let found: Readonly<Record<Way, Point[]>> | undefined

/** The three ways up: each the cheapest over the same ground by its own rule. They are the same for every page. */
export function routes(): Readonly<Record<Way, Point[]>> {
  if (!found) {
    const straight = find(rules.straight, [])
    const round = find(rules.round, [straight])
    found = { straight, round, pass: find(rules.pass, [straight, round]) }
  }
  return found
}
