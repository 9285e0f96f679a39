/** Half of a cell's neighbours, as steps right and down. Without the diagonals a round hill would turn into a pyramid. */
const neighbours = [
  [1, 0],
  [0, 1],
  [1, 1],
  [-1, 1],
] as const

/**
 * Levels steep ground until no two neighboring cells differ by more than `limit` (in place). Ground that slides off one
 * cell lies on the next, so hills stay where they are and only their cliffs soften.
 */
export function limitSlope(heights: Float64Array, columns: number, limit: number): void {
  for (let round = 0; round < 800; round++) {
    const steepest = neighbours.map(
      ([x, y]) => slide(heights, columns, limit * Math.hypot(x, y), x, y) / Math.hypot(x, y),
    )
    if (Math.max(...steepest) < limit * 1.02) return
  }
}

/** One pass over all pairs of cells that lie `right` and `down` apart. Returns the largest difference that it found. */
function slide(heights: Float64Array, columns: number, limit: number, right: number, down: number): number {
  const step = right + down * columns
  let steepest = 0
  for (let index = 0; index + step < heights.length; index++) {
    const column = (index % columns) + right
    if (column < 0 || column >= columns) continue
    const here = heights[index] ?? 0
    const there = heights[index + step] ?? 0
    const difference = there - here
    const size = difference < 0 ? -difference : difference
    if (size > steepest) steepest = size
    if (size <= limit) continue
    const moved = (difference < 0 ? limit - size : size - limit) * 0.48
    heights[index] = here + moved
    heights[index + step] = there - moved
  }
  return steepest
}
