import { contours } from 'd3-contour'

import { frame, type HeightField } from './height-field'
import { type Line, lineLength, linePath, type Point } from './line-path'

export interface ContourLevel {
  /** Height above the plain or the sea, in the measure of the field. */
  height: number
  /** Every fifth line and the shore are heavier. */
  index: boolean
  /** Path data in units of the view box. */
  path: string
}

/** Lines go on this far beyond the frame: half a span of the curve, so that no end is visible. Units. */
const bleed = 30

/** Shorter closed lines are crumbs, shorter open ones cut-off corners. Units. */
const shortestLine = 120

const within = ([x, y]: Point, reach: number) =>
  x > -reach && y > -reach && x < frame.width + reach && y < frame.height + reach

/** Cuts a ring at points that must not be drawn. A ring that stays whole stays closed. */
function cutRing(ring: readonly Point[], isKept: (point: Point) => boolean): Line[] {
  const open = ring.slice(1)
  const outside = open.findIndex((point) => !isKept(point))
  if (outside < 0) return [{ points: [...ring], closed: true }]
  const lines: Line[] = []
  let points: Point[] = []
  for (const point of [...open.slice(outside), ...open.slice(0, outside + 1)]) {
    if (isKept(point)) {
      points.push(point)
    } else {
      lines.push({ points, closed: false })
      points = []
    }
  }
  return lines
}

const isDrawn = (line: Line) => line.points.some((point) => within(point, 0)) && lineLength(line) > shortestLine

type Grid = Pick<HeightField, 'columns' | 'rows' | 'cell' | 'margin'> & { heights: number[] }

/** The rings of one height. A hollow is lower than the ground around it: on land, an accident of the roughness. */
export function rings({ columns, rows, cell, margin, heights }: Grid, height: number) {
  const shape = contours().size([columns, rows]).smooth(true).contour(heights, height)
  return shape.coordinates.flatMap((polygon) =>
    polygon.map((ring, index) => ({
      ring: ring.map(([x = 0, y = 0]): Point => [x * cell - margin, y * cell - margin]),
      hollow: index > 0,
    })),
  )
}

function pathAt(field: HeightField, heights: number[], height: number): string {
  return rings({ ...field, heights }, height)
    .flatMap(({ ring, hollow }) =>
      // A line along the border of the field is no contour.
      cutRing(ring, (point) => within(point, bleed))
        .filter((line) => isDrawn(line) && !(hollow && line.closed && height > 0))
        .map((line) => linePath(line)),
    )
    .join('')
}

/** The contour lines of a field, lowest first: one path for each height that has a line. */
export function contourLines(field: HeightField): ContourLevel[] {
  const { interval, lowestLine } = field
  const heights = Array.from(field.heights)
  const count = Math.ceil(Math.max(...heights) / interval - lowestLine)
  const firstIndex = Number.isInteger(lowestLine) ? 0 : 3.5
  return Array.from({ length: count }, (_, index) => lowestLine + index)
    .map((step) => ({
      height: step * interval,
      index: (step - firstIndex) % 5 === 0,
      path: pathAt(field, heights, step * interval),
    }))
    .filter((level) => level.path !== '')
}
