import { frame, type HeightField } from './height-field'

/** Heights of a terrain's frame on a grid, row by row from the top left. */
export interface HeightGrid {
  columns: number
  /** Units of the frame between two heights. */
  step: number
  /** Metres above the plain, or above the sea. The land is invented, and so are they. */
  heights: number[]
}

/** Metres from one contour line to the next. */
const equidistance = 20
const step = 25

const count = (length: number) => Math.floor(length / step) + 1

/** What a visitor reads off a terrain: the height at each place, coarser than it was drawn from. */
export function heightGrid({ heights, columns: fieldColumns, cell, margin, interval }: HeightField): HeightGrid {
  const [columns, rows] = [count(frame.width), count(frame.height)]
  const cellOf = (units: number) => Math.floor((units + margin) / cell)
  return {
    columns,
    step,
    heights: Array.from({ length: columns * rows }, (_, index) => {
      const [x, y] = [(index % columns) * step, Math.floor(index / columns) * step]
      const height = heights[cellOf(y) * fieldColumns + cellOf(x)] ?? 0
      return Math.round((height / interval) * equidistance)
    }),
  }
}
