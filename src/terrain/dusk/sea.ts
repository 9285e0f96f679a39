import { seededNoise, seededRandom, smoothstep } from '../noise'
import { picture, step } from './profiles'

export interface SeaLine {
  path: string
  width: number
}

/** The water's lines stand close at the horizon and farther apart towards the eye. */
function rows(): number[] {
  const result: number[] = []
  for (let depth = 17, gap = 7.5; picture.horizon + depth < picture.height + 20; gap *= 1.062) {
    result.push(depth)
    depth += gap
  }
  return result
}

const wave = (x: number, depth: number, swell: number) =>
  `${Math.round(x)} ${Math.round((picture.horizon + depth + swell) * 10) / 10}`

/**
 * One row of the sea as strokes. `shown` says where water is visible. Strokes shorter than nine steps are specks, so
 * they are left out.
 */
function strokes(depth: number, shown: (x: number) => boolean, swell: (x: number) => number): string {
  const runs: number[][] = []
  let run: number[] = []
  for (let x = 0; x <= picture.width + step; x += step) {
    if (shown(x) && x <= picture.width) run.push(x)
    else if (run.length > 0) {
      runs.push(run)
      run = []
    }
  }
  return runs
    .filter((xs) => xs.length > 9)
    .map((xs) => `M${xs.map((x) => wave(x, depth, swell(x))).join('L')}`)
    .join('')
}

/**
 * The gulf: hairlines that thin out to the left, where the page's words stand, and heavy lines where the water mirrors
 * the mountain. `skyline` is the height of land above the horizon, one for every step from the left.
 */
export function sea(skyline: readonly number[]): { open: SeaLine[]; mirrored: SeaLine[] } {
  const noise = seededNoise(seededRandom(37))
  const lines = rows().map((depth) => {
    const near = depth / (picture.height - picture.horizon)
    const swell = (x: number) => (1 + 5 * near) * noise(x / (190 + 260 * near), depth / 9)
    const broken = (x: number) => noise(x / (120 + 240 * near) + 50, depth / 5)
    const mirror = (x: number) => {
      const shifted = x + 26 * noise(x / 90, depth / 3)
      return (skyline[Math.round(shifted / step)] ?? skyline.at(-1) ?? 0) * 0.66 > depth && broken(x) > -0.5
    }
    const edge = (x: number) => smoothstep(1250 + 150 * near, 1860, x)
    const open = (x: number) => !mirror(x) && broken(x) < 1.7 * edge(x) - 0.92
    return {
      open: { path: strokes(depth, open, swell), width: 1.2 + 0.9 * near },
      mirrored: { path: strokes(depth, mirror, swell), width: 3 + 5.5 * near },
    }
  })
  return { open: lines.map(({ open }) => open), mirrored: lines.map(({ mirrored }) => mirrored) }
}
