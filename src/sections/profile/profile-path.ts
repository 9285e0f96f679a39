import { curveMonotoneX, line } from 'd3-shape'

/**
 * The line of an elevation profile in a box of 1000 by 100. Point `i` of `n` stands at x = i/n, where its column
 * begins; the last stretch eases out to the right edge.
 * @param heights 0 to 100, from left to right
 */
export function profilePath(heights: readonly number[]): string {
  const last = heights.at(-1) ?? 0
  const before = heights.at(-2) ?? last
  const end = Math.max(0, Math.min(100, last + (last - before) * 0.12))
  const points = [...heights, end].map((height, index): [number, number] => [
    (index / heights.length) * 1000,
    100 - height,
  ])
  return line().curve(curveMonotoneX).digits(1)(points) ?? ''
}
