import { seededNoise, seededRandom } from '../../terrain/noise'
import { type Point, range } from '../kit/geometry'
import { path, weight } from '../kit/pen'
import { type Body, headDepth, onSheet, outline } from './body'
import type { ShownCore } from './fields'

const noise = seededNoise(seededRandom(8))

/** Corners of a six-sided column, seen from above. */
const hexagon = range(6).map((corner) => (corner * Math.PI) / 3)

/** The head of the core: columns cut across. */
export function drawHead(section: ShownCore, body: Body): string {
  const middle = section.length * body.month
  const on = (x: number, y: number) => onSheet(body, middle + headDepth * body.sheet.radius * x, y, 'head')
  const edge = `${outline(range(36).map((step) => on(Math.cos((step * Math.PI) / 18), Math.sin((step * Math.PI) / 18))))}z`
  const size = 0.23
  const columns = range(9).flatMap((column) =>
    range(9).map((row) => {
      const [x, y] = [(column - 4) * 1.5 * size, (row - 4 + (column % 2) / 2) * Math.sqrt(3) * size]
      const corners = hexagon.map((angle): Point => {
        const [cx, cy] = [x + size * Math.cos(angle), y + size * Math.sin(angle)]
        return [cx + 0.07 * noise(cx * 3, cy * 3), cy + 0.07 * noise(cy * 3 + 5, cx * 3)]
      })
      // Three sides of each: its neighbours have the others.
      const sides = corners.slice(0, 4)
      return sides.every(([cx, cy]) => Math.hypot(cx, cy) < 1.12)
        ? outline(sides.map(([cx, cy]) => on(...pulledIn([cx, cy]))))
        : ''
    }),
  )
  return (
    path(edge, { fill: 'bed-light', stroke: 'ink', width: weight.thick }) +
    path(columns.join(''), { stroke: 'ink', opacity: 0.5 })
  )
}

const pulledIn = ([x, y]: Point): Point => {
  const far = Math.max(1, Math.hypot(x, y))
  return [x / far, y / far]
}
