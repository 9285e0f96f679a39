import { seededNoise, seededRandom, smoothstep } from '../../terrain/noise'
import { distance, type Point, range } from '../kit/geometry'

/** The mountain is one, whatever the sheet: it has its own units, across, down and up alike. */
export const land = { width: 1000, height: 640 }

export const hut: Point = [96, 440]

const [broad, fine, bend] = [71, 72, 73].map((seed) => seededNoise(seededRandom(seed)))

const hill = (x: number, y: number, [cx, cy]: Point, [rx, ry]: Point, turn = 0) => {
  const [dx, dy] = [x - cx, y - cy]
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  return Math.exp(-(((dx * cos + dy * sin) / rx) ** 2 + ((dy * cos - dx * sin) / ry) ** 2))
}

const middle: Point = [830, 210]

/** Height of the ground, in its own units: a summit, steep to the west, a lower peak before it, a pass beside it. */
export function heightAt(px: number, py: number): number {
  const x = px + 22 * (bend?.(px / 210, py / 210) ?? 0)
  const y = py + 22 * (bend?.(py / 210 + 7, px / 210) ?? 0)
  const massif =
    22 * smoothstep(100, 800, x) +
    64 * hill(x, y, middle, [150, 130]) +
    30 * hill(x, y, [900, 330], [90, 190], -0.5) +
    62 * hill(x, y, [452, 318], [66, 112], 0.12) +
    40 * hill(x, y, [500, 20], [140, 74], -0.2) +
    14 * hill(x, y, [250, 190], [90, 60])
  const away = distance([x, y], middle)
  const west = smoothstep(-0.1, 0.7, (middle[0] - x) / (away + 1))
  const face = 24 * smoothstep(126, 92, away) * west + 14 * smoothstep(92, 30, away)
  // Ridges and gullies run down from the summit.
  const [cos, sin] = [(x - middle[0]) / (away + 1), (y - middle[1]) / (away + 1)]
  const gullies =
    13 * (fine?.(1.5 * cos + away / 420, 1.5 * sin) ?? 0) * smoothstep(24, 110, away) * smoothstep(330, 150, away)
  const rugged = 3.4 + 0.07 * massif
  return 34 + massif + face + gullies + rugged * (broad?.(x / 120, y / 120) ?? 0) + 1.5 * (fine?.(x / 44, y / 44) ?? 0)
}

/** The highest point near the middle of the massif. */
export const summit: Point = range(60)
  .flatMap((column) => range(60).map((row): Point => [middle[0] - 90 + column * 3, middle[1] - 90 + row * 3]))
  .map((point) => ({ point, height: heightAt(...point) }))
  .reduce((best, one) => (one.height > best.height ? one : best)).point
