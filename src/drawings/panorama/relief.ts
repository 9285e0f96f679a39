import { cutRing, rings } from '../../terrain/contour-lines'
import { type Line, lineLength, linePath, type Point } from '../../terrain/line-path'
import { at, range } from '../kit/geometry'
import { path, weight } from '../kit/pen'
import { summit } from './massif'
import { isEdge, outlines } from './outlines'
import { type View, water } from './view'

/** Metres between two contour lines, and between two tints. */
const interval = 100
const tintEvery = 500
/** Lines between, where the land is flat. */
const between = [50, 150, 250, 350]

function linesAt(view: View, field: number[], value: number): Point[][] {
  const grid = { columns: view.columns, rows: view.rows, cell: view.cell, margin: 0, heights: field }
  return rings(grid, value).map(({ ring }) => ring.map(([x, y]): Point => [x + view.left, y]))
}

const isInside = (view: View, [x, y]: Point) =>
  x > view.left + 8 && x < view.left + view.columns * view.cell - 8 && y < view.rows * view.cell - 8

/** The contour line of an altitude in metres, as far as it is seen. */
export function contour(view: View, metres: number, shortest = 40): Line[] {
  return linesAt(view, view.altitude, metres / 1000)
    .flatMap((ring) => cutRing(ring, (point) => isInside(view, point) && !isEdge(view, point)))
    .filter((line) => lineLength(line) > shortest)
}

/** Areas where a field is above a value, as path data. */
function area(view: View, field: number[], value: number, smallest: number, spacing: number): string {
  return linesAt(view, field, value)
    .map((points): Line => ({ points, closed: true }))
    .filter((line) => lineLength(line) > smallest)
    .map((line) => linePath(line, spacing))
    .join('')
}

const joined = (lines: readonly Line[], spacing: number) => lines.map((line) => linePath(line, spacing)).join('')

/** Land in tints of altitude with its contour lines, the side away from the light darker, and the outlines of its ridges. */
export function relief(view: View): string {
  const tints = range(Math.ceil(summit / tintEvery)).map((step) => {
    const from = step === 0 ? water / 2 : (step * tintEvery) / 1000
    return path(area(view, view.altitude, from, 40, step === 0 ? 14 : 18), { fill: `tint-${step}` })
  })
  const steps = [...between, ...range(Math.floor(summit / interval)).map((step) => (step + 1) * interval)]
  const lines = (isIndex: boolean) =>
    steps.filter((metres) => (metres % tintEvery === 0) === isIndex).map((metres) => joined(contour(view, metres), 18))
  return [
    ...tints,
    path(area(view, view.shade, -0.2, 90, 18), { fill: 'dusk' }),
    path(lines(false).join(''), { stroke: 'ink', opacity: 0.3 }),
    path(lines(true).join(''), { stroke: 'ink', opacity: 0.55 }),
    path(joined(outlines(view), 18), { stroke: 'ink', width: weight.thick }),
  ].join('')
}

/** The point of an altitude that is seen nearest to a place across the sheet. */
export function pointAt(view: View, metres: number, x: number): Point {
  const seen = contour(view, metres, 0).flatMap(({ points }) => points)
  // Of a summit that is a few cells wide, nothing but its edge is seen.
  const points = seen.length > 0 ? seen : linesAt(view, view.altitude, metres / 1000).flat()
  const away = (point: Point) => Math.abs(point[0] - x)
  return points.reduce((best, point) => (away(point) < away(best) ? point : best), at(points, 0))
}
