import { seededNoise, seededRandom } from '../noise'

const round = (value: number) => Math.round(value * 10) / 10

/** The sun behind the western slope, and the rings of its light. */
export const sun = { x: 1566, y: 796, radius: 104 } as const
export const halo = [138, 172, 212, 258] as const

/**
 * The plume: a ribbon from the summit that the wind carries to the right, and that widens. `share` picks an edge or a
 * line within it, from −1 (below) to 1 (above).
 */
function ribbon(from: readonly [number, number]) {
  const noise = seededNoise(seededRandom(1669))
  return (t: number, share: number): string => {
    const x = from[0] + 640 * t ** 1.25
    const middle = from[1] - 165 * t ** 0.62 - 14 * Math.sin(t * 5.2)
    const half = (5 + 46 * t ** 0.8) * (1 - t ** 5) + 9 * t * noise(t * 5, share * 0.8 + 3)
    return `${round(x)} ${round(middle - share * Math.max(0, half) + 7 * noise(t * 7, share + 9) * t)}`
  }
}

const parts = Array.from({ length: 61 }, (_, index) => index / 60)

export function plume(summit: readonly [number, number]): { shape: string; lines: string } {
  const at = ribbon(summit)
  const upper = parts.map((t) => at(t, 1))
  const lower = parts.toReversed().map((t) => at(t, -1))
  const lines = [
    [0.5, 0.06, 0.9],
    [0, 0.02, 0.97],
    [-0.5, 0.1, 0.86],
  ].map(([share = 0, from = 0, to = 1]) => {
    const seen = parts.filter((t) => t >= from && t <= to).map((t) => at(t, share))
    return `M${seen.join('L')}`
  })
  return { shape: `M${[...upper, ...lower].join('L')}z`, lines: lines.join('') }
}
