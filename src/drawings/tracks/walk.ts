import { seededNoise, seededRandom, smoothstep } from '../../terrain/noise'
import { at, beside, curveThrough, evenly, mix, type Point, range } from '../kit/geometry'
import type { ShownTracks } from './fields'
import type { Park } from './parks'

/** A way and everyone who walked it. */
export interface Walked {
  /** The middle of the way, a point every four units. */
  way: Point[]
  /** One line for each order. */
  tracks: Point[][]
  /** Half the width that the tracks take at a point of the way. */
  half: (index: number) => number
}

/** The ways of all orders: straight across the lawn, leaving the plan, and along it. */
export interface Walks {
  road: Walked
  cut: Walked
  plan: Walked
  /** Index of the cut's point where it leaves the paving. */
  leaves: number
}

const wobble = seededNoise(seededRandom(77))

interface Feet {
  way: Point[]
  orders: number
  /** Distance between two tracks at a point of the way, and how far a track strays. */
  gap: (index: number) => number
  strays: (index: number) => number
  /** Where the bundle runs beside the middle of the way. */
  shift?: number
  seed: number
}

function walk({ way, orders, gap, strays, shift = 0, seed }: Feet): Walked {
  const offset = (rank: number, index: number) =>
    shift +
    (rank - (orders - 1) / 2) * gap(index) +
    strays(index) * wobble(rank * 1.7 + seed, index / 26) +
    0.5 * strays(index) * wobble(rank * 3.1 + seed, index / 9)
  const places = range(Math.ceil((way.length - 1) / 5) + 1).map((step) => Math.min(way.length - 1, step * 5))
  return {
    way,
    tracks: range(orders).map((rank) => places.map((index) => beside(way, index, offset(rank, index)))),
    half: (index) => ((orders - 1) / 2) * gap(index) + strays(index) + 4,
  }
}

/** Corners as feet take them: a little rounded. */
function rounded(corners: readonly Point[], reach: number): Point[] {
  const points = corners.flatMap((corner, index): Point[] => {
    const [before, after] = [corners[index - 1], corners[index + 1]]
    if (!before || !after) return [corner]
    const towards = (to: Point): Point => {
      const t = reach / Math.hypot(to[0] - corner[0], to[1] - corner[1])
      return [mix(corner[0], to[0], t), mix(corner[1], to[1], t)]
    }
    const [a, b] = [towards(before), towards(after)]
    return [a, [(a[0] + 2 * corner[0] + b[0]) / 4, (a[1] + 2 * corner[1] + b[1]) / 4], b]
  })
  return evenly(points, 4)
}

export function walksOf({ road, cut, plan }: ShownTracks, park: Park): Walks {
  const lawn = curveThrough(park.road)
  const beyond = curveThrough(park.cut)
  const paved = rounded(park.plan.slice(0, 3), 20)
  const last = lawn.length - 1
  // Everybody comes through the gate, and arrives at one place.
  const open = (index: number) => 0.5 + 0.5 * smoothstep(0, 34, index) * (1 - smoothstep(last - 34, last, index))
  const onLawn = (index: number) => smoothstep(paved.length - 4, paved.length + 30, index)
  // What is on the lawn stays a road: many tracks walk closer together.
  const gap = park.gap * Math.min(1, 21 / road.orders)
  const pavedGap = (park.paving - 9) / (cut.orders + plan.orders)
  return {
    road: walk({
      way: lawn,
      orders: road.orders,
      gap: (index) => gap * open(index),
      strays: () => park.gap * 1.1,
      seed: 3,
    }),
    cut: walk({
      way: evenly([...paved.slice(0, -6), ...beyond.slice(6)], 4),
      orders: cut.orders,
      gap: (index) => mix(pavedGap, park.gap * 1.5, onLawn(index)),
      strays: (index) => mix(0.8, park.gap * 1.4, onLawn(index)),
      shift: -pavedGap * (plan.orders / 2),
      seed: 41,
    }),
    plan: walk({
      way: rounded(park.plan, 14),
      orders: plan.orders,
      gap: () => pavedGap,
      strays: () => 0.8,
      shift: pavedGap * (cut.orders / 2),
      seed: 90,
    }),
    leaves: paved.length,
  }
}

/** The line across the tracks where they are counted. */
export function gaugeOf({ way, half }: Walked, share: number): Readonly<Record<'left' | 'right', Point>> {
  const index = Math.round(share * (way.length - 1))
  const reach = half(index) + 10
  return { left: beside(way, index, -reach), right: beside(way, index, reach) }
}

/** Outline of the road: as wide as the tracks that it follows. */
export function roadOutline({ way, half }: Walked): Point[] {
  const places = range(Math.ceil((way.length - 1) / 5) + 1).map((step) => Math.min(way.length - 1, step * 5))
  const side = (sign: 1 | -1) => places.map((index) => beside(way, index, sign * (half(index) + 3)))
  return [...side(-1), ...side(1).reverse(), at(side(-1), 0)]
}
