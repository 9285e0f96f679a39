import type { Drawing, Frame } from '../kit/drawing'
import type { Size } from '../kit/frames'
import { at, type Point } from '../kit/geometry'
import { labelGap, placeLabels } from '../kit/labels'
import type { Mark } from '../kit/mark'
import { lineObstacles, type Obstacle } from '../kit/obstacles'
import { leaders, path, strokes, weight } from '../kit/pen'
import type { ShownRidge } from './fields'
import { mountainOf, wayOf } from './mountain'
import { type Range, ranges } from './ranges'
import { gauge, indexAt, ropes, type Stand } from './rope'
import { panorama } from './view'

interface Walk {
  way: Point[]
  stands: Stand[]
}

function walkOf({ huts }: ShownRidge, ridge: Range): Walk {
  const way = wayOf(ridge, mountainOf(ridge))
  const [first, last] = ridge.huts
  const stands = huts.map(({ pupil }, order) => ({
    index: indexAt(way, first + ((last - first) * order) / (huts.length - 1)),
    share: pupil / 100,
  }))
  return { way, stands }
}

/** A flag where the pupil walks alone. */
function flag([x, y]: Point): string {
  const place = `translate(${Math.round(x)} ${Math.round(y)})`
  return `<g transform="${place}" stroke="var(--ink)" stroke-width="2.25"><path d="M0 4v-46" vector-effect="non-scaling-stroke"/><path fill="var(--lemon)" d="M0-42l27 9-27 9z" vector-effect="non-scaling-stroke"/></g>`
}

/** A hut on the upper side of the rope. */
function hut([x, y]: Point): string {
  const place = `translate(${Math.round(x)} ${Math.round(y)})`
  return `<g transform="${place}" stroke="var(--ink)" stroke-width="2.25"><path fill="var(--ground)" d="M-13 0v-16l13-11 13 11v16z" vector-effect="non-scaling-stroke"/><path d="M-17-13l17-14 17 14M-3 0v-9h6v9" vector-effect="non-scaling-stroke"/></g>`
}

/** On which sides words stand, and how wide: on the open side of the ridge, where the sky is. */
const sky: Pick<Mark, 'sides' | 'columns'> = {
  sides: ['above, to the left', 'above', 'above left', 'above, to the right', 'left'],
  columns: [10, 9, 8, 12],
}
const slope: Pick<Mark, 'sides' | 'columns'> = {
  sides: ['right', 'below right', 'above right'],
  columns: [12, 10, 9, 8],
}
const room: Readonly<Record<Size, { hut: typeof sky; summit: typeof sky }>> = {
  wide: { hut: sky, summit: { sides: ['right', 'above right'], columns: [13, 11, 9] } },
  small: { hut: { ...sky, columns: [9, 8, 11] }, summit: { sides: ['above', 'above, to the left'], columns: [9, 8] } },
  tall: { hut: slope, summit: slope },
}

function marks({ huts }: ShownRidge, { way, stands }: Walk, ridge: Range): Mark[] {
  const spots = huts.map((_hut, order) => gauge(way, at(stands, order).index, ridge.rope)[0])
  const leftEdge = Math.round(Math.max(...spots.map(([x]) => x))) + labelGap + 26
  return huts.map(({ pupilText, name, text }, order): Mark => {
    const isLast = order === huts.length - 1
    const [x, y] = at(spots, order)
    return {
      id: `hut-${order}`,
      words: { [isLast ? 'total' : 'figure']: pupilText, name, text },
      at: [x, y - 14],
      radius: isLast ? 30 : 20,
      ...(ridge.sheet.size === 'tall' ? { left: leftEdge } : {}),
      ...room[ridge.sheet.size][isLast ? 'summit' : 'hut'],
    }
  })
}

function compose(section: ShownRidge, ridge: Range): Frame {
  const { sheet, rope } = ridge
  const walk = walkOf(section, ridge)
  const { drawn, skyline } = panorama(mountainOf(ridge), sheet)
  const obstacles: Obstacle[] = [...lineObstacles(walk.way, rope / 2 + 4), ...lineObstacles(skyline, 6)]
  const places = placeLabels(marks(section, walk, ridge), sheet, obstacles)
  const gauges = walk.stands.map(({ index }) => gauge(walk.way, index, rope))
  return {
    ...sheet,
    places,
    land: drawn,
    subject: [
      ropes(walk.way, walk.stands, rope),
      path(strokes(gauges), { stroke: 'ink', width: weight.thick }),
      ...gauges.map(([top], order) => (order < gauges.length - 1 ? hut(top) : flag(top))),
      leaders(places),
    ].join(''),
  }
}

/** The ridge in its three compositions. */
export function drawRidge(section: ShownRidge): Drawing {
  return { frames: ranges.map((ridge) => compose(section, ridge)) }
}
