import { createNoise2D } from 'simplex-noise'

export type Noise = (x: number, y: number) => number

/** Numbers in [0, 1) that depend on the seed alone (mulberry32: tiny, and neighbouring seeds do not resemble each other). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let bits = Math.imul(state ^ (state >>> 15), state | 1)
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61)
    return ((bits ^ (bits >>> 14)) >>> 0) / 4294967296
  }
}

/** Smooth noise in −1…1, two octaves. A third octave would only draw crumbs. */
export function seededNoise(random: () => number): Noise {
  const noise = createNoise2D(random)
  return (x, y) => 0.74 * noise(x, y) + 0.26 * noise(x * 2.3 + 9, y * 2.3 - 4)
}

/** 0 below `from`, 1 above `to`, and a smooth step between them. */
export function smoothstep(from: number, to: number, value: number): number {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)))
  return t * t * (3 - 2 * t)
}
