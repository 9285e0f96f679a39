import { cutRing, rings } from '../../terrain/contour-lines'
import { type Line, lineLength, linePath } from '../../terrain/line-path'
import type { Sheet } from '../kit/frames'
import { type Point, range } from '../kit/geometry'
import { path, smoothPath, weight } from '../kit/pen'
import type { Mountain } from './mountain'

const cell = 5
const margin = 30

/** What one sees of a mountain from the front and from above, on squares of the sheet. */
interface View {
  columns: number
  rows: number
  heights: number[]
  /** 1 in the shade, 0 in the light. */
  shades: number[]
  /** Row of the first square of each column that is land: above it is sky. */
  skyline: number[]
  reach: number
}

/** Walks from the front to the back: what rises above all that came before is seen. */
function column(mountain: Mountain, x: number, rows: number, see: (row: number, y: number, height: number) => void) {
  let seen = rows
  for (let y = mountain.front; y > mountain.back && seen > 0; y -= 2) {
    if (!mountain.isSeen(x, y)) continue
    const height = mountain.height(x, y)
    const row = Math.ceil((mountain.project([x, y], height)[1] + margin) / cell)
    while (seen > row && seen > 0) see(--seen, y, height)
  }
  return seen
}

function viewOf(mountain: Mountain, sheet: Sheet): View {
  const reach = sheet.bleed + margin
  const columns = Math.ceil((sheet.width + 2 * reach) / cell)
  const rows = Math.ceil((sheet.height + 2 * margin) / cell)
  const heights = new Array<number>(columns * rows).fill(0)
  const shades = new Array<number>(columns * rows).fill(0)
  const skyline = range(columns).map((index) => {
    const x = (index + 0.5) * cell - reach
    let top = 0
    const sky = column(mountain, x, rows, (row, y, height) => {
      top = height
      heights[row * columns + index] = height
      shades[row * columns + index] = mountain.isShaded(x, y) ? 1 : 0
    })
    // Lines of height go straight on into the sky, where they are cut.
    for (const row of range(sky)) heights[row * columns + index] = top
    return sky
  })
  return { columns, rows, heights, shades, skyline, reach }
}

function linesOf({ columns, rows, skyline, reach }: View, heights: number[], level: number) {
  const grid = { columns, rows, cell, margin: 0, heights }
  const isLand = ([x, y]: Point) => y / cell > (skyline[Math.floor(x / cell)] ?? 0) + 0.5
  const isInside = ([x, y]: Point) => x > cell && y > cell && x < (columns - 1) * cell && y < (rows - 1) * cell
  const place = ([x, y]: Point): Point => [x - reach, y - margin]
  return rings(grid, level).map(({ ring }) => ({
    ring: ring.map(place),
    open: cutRing(ring, (point) => isLand(point) && isInside(point)).map(({ points, closed }) => ({
      points: points.map(place),
      closed,
    })),
  }))
}

/** The pieces of an open line that are kept. */
function pieces(points: readonly Point[], isKept: (point: Point) => boolean): Line[] {
  const found: Line[] = []
  let piece: Point[] = []
  for (const point of points) {
    if (isKept(point)) piece.push(point)
    else {
      found.push({ points: piece, closed: false })
      piece = []
    }
  }
  return [...found, { points: piece, closed: false }]
}

/** The mountain as a panorama: lines of height, the shaded sides as rock, and the points of its skyline. */
export function panorama(mountain: Mountain, sheet: Sheet): { drawn: string; skyline: Point[] } {
  const view = viewOf(mountain, sheet)
  const { columns, rows, skyline, reach, shades } = view
  const isRock = ([x, y]: Point) =>
    (shades[Math.floor((y + margin) / cell) * columns + Math.floor((x + reach) / cell)] ?? 0) > 0.5
  const shade = linesOf(view, shades, 0.5)
    .filter(({ ring }) => lineLength({ points: ring, closed: true }) > 330)
    .map(({ ring }) => linePath({ points: ring, closed: true }, 14))
    .join('')
  const highest = Math.max(...view.heights)
  const contours = range(Math.floor(highest / mountain.interval)).flatMap((level) =>
    linesOf(view, view.heights, (level + 0.5) * mountain.interval)
      .flatMap(({ open }) => open)
      .filter((line) => lineLength(line) > 80),
  )
  const onRock = contours.flatMap(({ points }) => pieces(points, isRock)).filter((line) => lineLength(line) > 110)
  const drawn = (lines: readonly Line[]) => lines.map((line) => linePath(line, 34)).join('')
  const crest = skyline.flatMap((row, index): Point[] =>
    row > 0 && row < rows ? [[index * cell - reach, row * cell - margin]] : [],
  )
  return {
    drawn:
      path(drawn(contours), { stroke: 'ink', opacity: 0.34 }) +
      path(shade, { fill: 'rock' }) +
      path(drawn(onRock), { stroke: 'bed-mid', opacity: 0.6 }) +
      path(smoothPath(crest, 12), { stroke: 'ink', width: weight.thick }),
    skyline: crest,
  }
}
