import { distanceInland } from '../../terrain/etna-coast'
import { seededNoise, seededRandom, smoothstep } from '../../terrain/noise'

/**
 * Etna and the land around it as they stand before an eye: kilometres above the sea, at kilometres east and north of the
 * summit. The terrains of pages draw the same mountain as a map does.
 */
export type Land = (east: number, north: number) => number

/** Metres above the sea of the highest point drawn. */
export const summit = 3_400

type Bump = readonly [east: number, north: number, radiusEast: number, radiusNorth: number, height: number]

/** Ranges around: Peloritani, Nebrodi, Erei, Iblei, and Calabria beyond the strait. */
const ranges: readonly Bump[] = [
  [25, 31, 11, 7, 1.05],
  [6, 40, 18, 8, 1.2],
  [-46, 18, 15, 8, 0.9],
  [-12, -62, 24, 12, 0.7],
  [76, 52, 14, 26, 1.5],
]

/** Cones on the flanks, each with its hollow: Monti Rossi, Montagnola and the like, drawn larger than they are. */
const cones: readonly Bump[] = [
  [-0.4, -3.3, 0.9, 0.9, 0.2],
  [-5.2, -8.4, 0.9, 0.9, 0.16],
  [2.4, -11.4, 0.9, 0.9, 0.15],
  [-2.6, -13.6, 0.85, 0.85, 0.17],
  [8.2, -9.2, 0.8, 0.8, 0.12],
  [-9.6, -4, 0.9, 0.9, 0.17],
  [10.5, 4.4, 0.8, 0.8, 0.13],
]

const bump = (east: number, north: number, [x, y, rx, ry, height]: Bump) =>
  height * Math.exp(-(((east - x) / rx) ** 2 + ((north - y) / ry) ** 2))

const sum = (bumps: readonly Bump[], east: number, north: number) =>
  bumps.reduce((total, one) => total + bump(east, north, one), 0)

/** A steep upper cone on a broad shield. */
const shield = (radius: number) =>
  1.12 * Math.exp(-((radius / 4.4) ** 1.6)) + 2.1 * Math.exp(-((radius / 13.6) ** 1.42)) + 0.03

/** Valle del Bove: a horseshoe below the summit, walled on three sides and open to the sea. */
function valley(east: number, north: number, height: number, ragged: number): number {
  const axis = Math.abs(north + 1.3 + 0.12 * (east - 2))
  const halfWidth = 2.8 - 0.03 * (east - 5) ** 2 + 0.4 * ragged
  const inside = (1 - smoothstep(halfWidth - 0.8, halfWidth + 0.3, axis)) * smoothstep(1.2, 2.8, east + 0.3 * ragged)
  const floor = 1.66 - 0.13 * (east - 2.5) + 0.03 * axis ** 2
  const rim = 0.14 * Math.exp(-(((axis - halfWidth - 0.5) / 0.7) ** 2)) * smoothstep(2.4, 4.4, east)
  const open = 1 - smoothstep(7.2, 10.4, east)
  return height - Math.max(0, height - floor) * inside * open + rim * open
}

/** The craters: a rim that is breached towards the sea, and a second, smaller one beside it. */
function craters(east: number, north: number): number {
  const [x, y] = [east + 0.35, north - 0.1]
  const rim = 0.26 * Math.exp(-(((Math.hypot(x, y) - 1) / 0.42) ** 2))
  const breach = 1 - 1.6 * Math.exp(-(((x - 0.65) / 0.6) ** 2 + ((y + 0.75) / 0.6) ** 2))
  return rim * breach - bump(x, y, [0, 0, 0.75, 0.75, 0.42]) + bump(east, north, [1.7, 0.4, 0.6, 0.6, 0.2])
}

/**
 * @param detail 1 for the ground as it is, 0 for its great forms alone, which light falls on without crumbs
 */
export function massif(detail: 0 | 1): Land {
  const random = seededRandom(1669)
  const [gully, hill, bend] = [seededNoise(random), seededNoise(random), seededNoise(random)]
  return (east, north) => {
    const inland = distanceInland(east, north)
    if (inland <= 0) return 0
    const radius = Math.hypot(east, north * 0.95)
    const around = Math.atan2(north, east) + 0.1 * bend(east / 5, north / 5)
    // Gullies run away from the summit: noise that is long along the radius, short across it.
    const ribs = gully(13 * Math.cos(around) + radius * 0.03, 13 * Math.sin(around) + radius * 0.03)
    const flank = smoothstep(0.8, 4, radius) * (1 - smoothstep(11, 21, radius))
    const cone = shield(radius) + detail * 0.32 * ribs * flank
    const carved = valley(east, north, cone, bend(east / 2, north / 3)) + craters(east, north)
    const hollows = cones.map(([x, y, rx, ry, height]): Bump => [x, y, rx * 0.42, ry * 0.42, height * 0.5])
    const standing = sum(cones, east, north) - sum(hollows, east, north)
    const around_ = sum(ranges, east, north) * (1 + 0.4 * hill(east / 5, north / 5))
    const low = detail * 0.06 * (0.4 + hill(east / 2.4 + 7, north / 2.4)) * smoothstep(9, 16, radius)
    return 0.01 + Math.max(0, carved + standing + around_ + low) * smoothstep(-0.3, 3, inland)
  }
}
