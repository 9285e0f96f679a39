import { seededRandom } from '../../terrain/noise'
import { range } from './geometry'

interface WaterOptions {
  /** From which row to which, and the distance between rows. Units. */
  from: number
  to: number
  gap: number
  seed: number
  /** Stretches of a row that are water. */
  stretches: (y: number) => readonly (readonly [number, number])[]
}

/** Path data of still water: broken level lines, the longer the nearer. */
export function water({ from, to, gap, seed, stretches }: WaterOptions): string {
  const random = seededRandom(seed)
  return range(Math.max(0, Math.floor((to - from) / gap)))
    .flatMap((row) => {
      const y = Math.round(from + row * gap)
      return stretches(y).map(([left, right]) => {
        let data = ''
        let x = left + 26 * random()
        while (x < right - 12) {
          const end = Math.min(right, x + 26 + 78 * random())
          if (end - x > 8) data += `M${Math.round(x)} ${y}h${Math.round(end - x)}`
          x = end + 12 + 24 * random()
        }
        return data
      })
    })
    .join('')
}
