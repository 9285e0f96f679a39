import { rings } from './contour-lines'
import { frame, type HeightField } from './height-field'
import { type Line, lineLength, linePath, type Point } from './line-path'
import { smoothstep } from './noise'

/** The sheet of a view, in units: the part of the terrain that the page's heading leaves free, seen from the ground. */
const view = { left: 430, width: 1170, height: 500 } as const

/** How flat the ground lies, how high its summit stands, and where its far edge is. */
const lean = 0.34
const rise = 180
const horizon = 172

const spacing = 24

/** Shorter rings are crumbs, so they are left out. Units. */
const shortestRing = 90

/** The land sinks towards its near and its far edge, so that no edge of the field is visible as a line. */
function sunk({ columns, cell, margin, heights, interval, lowestLine }: HeightField): number[] {
  const base = (lowestLine - 0.5) * interval
  return Array.from(heights, (height, index) => {
    const y = ((Math.floor(index / columns) + 0.5) * cell - margin) / frame.height
    const share = smoothstep(-0.05, 0.16, y) * (1 - smoothstep(0.74, 1.04, y))
    return base + (height - base) * share
  })
}

/**
 * A terrain seen low from the south. Every contour is the edge of a slab on the slab below, so that near slabs hide far
 * ones. White lines on black: a mask that shows lines in any color.
 */
export function terrainViewSvg(field: HeightField): string {
  const { interval, lowestLine } = field
  const heights = sunk(field)
  const highest = Math.max(...heights)
  const steps = Array.from({ length: Math.ceil(highest / interval - lowestLine) }, (_, index) => lowestLine + index)
  const slabs = steps.map((step) => {
    const lift = (Math.max(0, step * interval) / highest) * rise
    const seen = ([x, y]: Point): Point => [x - view.left, horizon + y * lean - lift]
    const path = rings({ ...field, heights }, step * interval)
      .filter(({ hollow }) => !hollow)
      .map(({ ring }): Line => ({ points: ring.map(seen), closed: true }))
      .filter((line) => lineLength(line) > shortestRing)
      .map((line) => linePath(line, spacing))
      .join('')
    return path && `<path stroke-width="${(step - lowestLine) % 5 === 3 ? 2.6 : 1.3}" d="${path}"/>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${view.width} ${view.height}" width="${view.width}" height="${view.height}"><g fill="#000" fill-rule="evenodd" stroke="#fff" stroke-linejoin="round">${slabs.join('')}</g></svg>\n`
}
