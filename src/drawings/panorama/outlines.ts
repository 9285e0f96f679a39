import { type Line, lineLength, type Point } from '../../terrain/line-path'
import { range } from '../kit/geometry'
import { type View, valueAt } from './view'

/** Something stands before something farther where their distances differ by more than this share. */
const leap = 1.06
/** Kilometres above the sea up to which land is flat: on the plain every bank would be a ridge. */
const plain = 0.25
/** How much two neighbouring points of one outline may differ. */
const sameOutline = 26
const shortest = 30

/** Whether a point lies on the edge of something that hides what is behind it. */
export function isEdge(view: View, [x, y]: Point): boolean {
  const around = [-1, 0, 1].flatMap((dx) =>
    [-1, 0, 1].map((dy) => valueAt(view, view.distance, [x + dx * view.cell, y + dy * view.cell])),
  )
  return Math.max(...around) / Math.min(...around) > leap
}

interface Edge {
  y: number
  away: number
}

/** Where the land of one column stands before something farther. */
function edgesOf(view: View, column: number): Edge[] {
  return range(view.rows - 1).flatMap((row) => {
    const [above, below] = [row * view.columns + column, (row + 1) * view.columns + column]
    const [behind, away] = [view.distance[above] ?? 0, view.distance[below] ?? 0]
    const stands = behind === Number.POSITIVE_INFINITY || (view.altitude[below] ?? 0) > plain
    return behind / away > leap && stands ? [{ y: (row + 1) * view.cell, away }] : []
  })
}

const difference = (a: Edge, b: Edge) => Math.abs(a.y - b.y) + 80 * Math.abs(Math.log(a.away / b.away))

/** The outlines of all that stands before something farther, traced from column to column. */
export function outlines(view: View): Line[] {
  const lines: { points: Point[]; last: Edge; isOpen: boolean }[] = []
  for (const column of range(view.columns)) {
    const x = view.left + (column + 0.5) * view.cell
    const found = new Set(edgesOf(view, column))
    for (const line of lines.filter(({ isOpen }) => isOpen)) {
      const [next] = [...found].sort((a, b) => difference(a, line.last) - difference(b, line.last))
      line.isOpen = next !== undefined && difference(next, line.last) <= sameOutline
      if (!next || !line.isOpen) continue
      found.delete(next)
      line.points.push([x, next.y])
      line.last = next
    }
    for (const edge of found) lines.push({ points: [[x, edge.y]], last: edge, isOpen: true })
  }
  return lines.map(({ points }): Line => ({ points, closed: false })).filter((line) => lineLength(line) > shortest)
}
