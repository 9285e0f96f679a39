import type { Terrain } from '../../../src/data-model/terrains'
import { distanceInland } from './etna-coast'
import { seededNoise, smoothstep } from './noise'

/**
 * Etna as a map shows it, north up. Distances are kilometres east and north of the summit (37.75° N, 15.00° E),
 * heights are fractions of the summit's. Hollows and cones are drawn larger than they are, as on any small map.
 */

/** How far the massif's foot lies from the summit, in km, every 45° anticlockwise from east: an oval, longest to the south. */
const foot = [18.5, 23, 21.5, 18, 17.5, 22, 27, 25] as const

/** Cones on the flanks: km east, km north, radius in km. Most of them stand in the south, above Nicolosi. */
const cones = [
  [-2.4, -11.6, 1.25],
  [1.8, -14.2, 1.3],
  [-6.2, -13.6, 1.2],
  [-3.6, -17.4, 1.25],
  [4.6, -18.2, 1.15],
  [-10.4, -5.2, 1.1],
] as const

/** Heights around: km east, km north, radius east, radius north, height. Peloritani, Nebrodi, Erei, Iblei. */
const neighbours = [
  [19, 26, 13, 8, 0.4],
  [-12, 33, 22, 9, 0.45],
  [-46, 14, 14, 20, 0.2],
  [-7, -62, 26, 12, 0.3],
] as const

function sum<T>(items: readonly T[], height: (item: T) => number): number {
  return items.reduce((total, item) => total + height(item), 0)
}

function footDistance(east: number, north: number): number {
  const eighth = (Math.atan2(north, east) / (Math.PI / 4) + 8) % 8
  const from = Math.floor(eighth) % 8
  const turn = smoothstep(0, 1, eighth - Math.floor(eighth))
  return (foot[from] ?? 20) * (1 - turn) + (foot[(from + 1) % 8] ?? 20) * turn
}

function cone(east: number, north: number): number {
  const distance = Math.hypot(east, north) / footDistance(east, north)
  return 0.97 * Math.exp(-((distance / 0.62) ** 1.45))
}

/** Valle del Bove: a horseshoe whose floor falls eastwards, walled on three sides and open to the sea. */
function valleDelBove(east: number, north: number, height: number): number {
  const axis = north + 2.1 + 0.12 * east
  const halfWidth = 3.6 - 0.02 * (east - 6) ** 2
  const inside = (1 - smoothstep(halfWidth - 1.9, halfWidth + 1.3, Math.abs(axis))) * smoothstep(1.4, 4.4, east)
  const open = 1 - smoothstep(11, 16, east)
  const floor = 0.5 - 0.032 * (east - 3) + 0.006 * axis ** 2
  return height - Math.max(0, height - floor) * inside * open
}

/** Craters of the summit: km east, km north, radius in km, height. The middle one is a hollow, the others stand out. */
const craters = [
  [-0.5, 0, 1, -0.24],
  [-0.2, 0, 2.3, 0.12],
  [0.9, 3.1, 1, 0.13],
  [0.5, -3, 1, 0.13],
] as const

function summitCraters(east: number, north: number): number {
  return sum(craters, ([x, y, r, h]) => h * Math.exp(-(((east - x) ** 2 + (north - y) ** 2) / r ** 2)))
}

function parasiticCones(east: number, north: number): number {
  return sum(cones, ([x, y, r]) => 0.14 * Math.exp(-(((east - x) ** 2 + (north - y) ** 2) / r ** 2)))
}

function hinterland(east: number, north: number): number {
  return sum(neighbours, ([x, y, rx, ry, h]) => h * Math.exp(-(((east - x) / rx) ** 2 + ((north - y) / ry) ** 2)))
}

/**
 * `place` is where the summit stands; at size 1 a kilometer is 0.0122 terrain heights, 11 units of the drawing. `cones`
 * makes the cones on the flanks smaller: seen from the side they would hide the mountain.
 */
export function etna({ place, roughness }: Terrain, random: () => number, cones = 1): (x: number, y: number) => number {
  const kilometre = 0.0122 * place.size
  const [lobes, ranges] = [seededNoise(random), seededNoise(random)]
  return (x, y) => {
    const [east, north] = [(x - place.x) / kilometre, (place.y - y) / kilometre]
    const inland = distanceInland(east, north)
    if (inland <= 0) return inland * 0.02
    // Lava flows make the outline of the massif ragged towards its foot. The older ranges around it are rougher still.
    const fray = roughness * (0.6 + Math.min(4, Math.hypot(east, north) / 6))
    const frayed = cone(east + fray * lobes(east / 6, north / 6), north + fray * lobes(north / 6 + 40, east / 6))
    const broken = hinterland(
      east + 16 * roughness * ranges(east / 17, north / 17),
      north + 16 * roughness * ranges(north / 17, 30 - east / 17),
    )
    const height =
      valleDelBove(
        east + 1.4 * fray * lobes(9 - east / 5, north / 4),
        north + fray * lobes(north / 5, 9 + east / 4),
        frayed,
      ) +
      summitCraters(east, north) +
      cones * parasiticCones(east, north) +
      broken
    return 0.01 * Math.min(1, inland) + height * smoothstep(0, 6, inland)
  }
}
