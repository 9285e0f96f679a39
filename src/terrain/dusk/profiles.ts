import { distanceInland } from '../etna-coast'
import { seededNoise, seededRandom, smoothstep } from '../noise'

/** Size of the picture in pixels, and where the water meets the land. */
export const picture = { width: 2400, height: 1350, horizon: 960 } as const

/** The eye floats in the gulf of Catania: kilometres east and north of the summit, which it looks at. */
const eye = { east: 14, north: -38 }
const summitX = 1912
const pixelsPerRadian = 1260
/** Heights are drawn larger than they are, as people remember them. */
const exaggeration = 5.1

export interface Profile {
  /** Kilometres from the eye. */
  distance: number
  /** Pixels above the horizon, one for every `step` pixels from the left. */
  heights: number[]
}

export const step = 6
const columns = picture.width / step + 1

/** Cones, and hollows cut out of the cone: km east, km north, radius east, radius north, km of height. */
const features = [
  [-1.1, 0.3, 0.62, 0.9, 0.2], // the western rim of the summit crater
  [0.15, 0, 0.5, 0.9, -0.12],
  [1.15, -0.3, 0.55, 0.7, 0.24], // the south-eastern crater
  [2.6, -2.9, 0.9, 0.9, 0.24], // La Montagnola
  [-3.6, -5.4, 0.7, 0.7, 0.13], // cones above Nicolosi
  [-6.8, -9.6, 0.8, 0.8, 0.16],
  [-1.2, -11.8, 0.9, 0.9, 0.15],
  [-9.8, -4.4, 0.8, 0.8, 0.14],
  [5.3, -1.4, 1.7, 5, -0.42], // Valle del Bove
  [8.3, -1.5, 1.7, 4.2, 0.17], // its seaward rim
] as const

/** Ranges behind the mountain: Peloritani and Nebrodi. */
const ranges = [
  [24, 30, 15, 9, 1.3],
  [2, 36, 14, 8, 1.4],
  [-44, 20, 15, 8, 0.95],
] as const

type Bump = readonly [number, number, number, number, number]

const bump =
  (east: number, north: number) =>
  (total: number, [x, y, rx, ry, height]: Bump) =>
    total + height * Math.exp(-(((east - x) / rx) ** 2 + ((north - y) / ry) ** 2))

/** A steep upper cone on a broad shield: kilometres above the sea at a distance from the summit. */
const cone = (radius: number) =>
  0.95 * Math.exp(-((radius / 5.4) ** 1.5)) +
  2.05 * Math.exp(-((radius / 14.5) ** 1.45)) +
  0.06 * Math.exp(-radius / 30)

/** Kilometers above the sea. The terrains of pages draw Etna as a map does; this draws it as seen from the ground. */
function ground() {
  const random = seededRandom(1669)
  const [gully, hill] = [seededNoise(random), seededNoise(random)]
  return (east: number, north: number) => {
    const radius = Math.hypot(east, north * 0.94)
    const around = Math.atan2(north, east)
    // Gullies and lava flows run away from the summit: noise that is long along the radius, short across it.
    const ribs = gully(9 * Math.cos(around) + radius * 0.05, 9 * Math.sin(around) + radius * 0.05)
    const flank = smoothstep(1.2, 5, radius) * (1 - smoothstep(14, 26, radius))
    const massif = features.reduce(bump(east, north), cone(radius) + 0.11 * ribs * flank)
    const behind = ranges.reduce(bump(east, north), 0) * (1 + 0.34 * hill(east / 5, north / 5))
    const low = 0.06 * (0.4 + hill(east / 2.3 + 7, north / 2.3)) * smoothstep(12, 19, radius)
    return Math.max(0, massif + behind + low) * smoothstep(-0.2, 2.5, distanceInland(east, north))
  }
}

/** Farther ranges stand wide apart; the flank that faces the eye is cut into slices of about a kilometre. */
function distances(): number[] {
  const flank = Array.from({ length: 32 }, (_, index) => 48.5 - index)
  const plain = [16.2, 15.4, 14.7, 14, 13.4]
  return [88, 81, 75, 70, 65, 60, 56, 52, ...flank, ...plain]
}

/** Etna as seen from the gulf: one profile for each distance, the farthest first. Towards the left the land ends. */
export function profiles(): Profile[] {
  const heightAt = ground()
  const bearing = Math.atan2(-eye.north, -eye.east)
  return distances().map((distance) => ({
    distance,
    heights: Array.from({ length: columns }, (_, column) => {
      const angle = bearing - (column * step - summitX) / pixelsPerRadian
      const kilometres = heightAt(eye.east + distance * Math.cos(angle), eye.north + distance * Math.sin(angle))
      const foot = 1400 - distance * 0.9
      const ends = smoothstep(foot, Math.max(foot + 250, 2000 - distance * 6), column * step)
      return (kilometres * ends * exaggeration * pixelsPerRadian) / distance
    }),
  }))
}
