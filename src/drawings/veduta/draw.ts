import type { Drawing, Frame } from '../kit/drawing'
import { evenly, mix, type Point } from '../kit/geometry'
import { placeLabels } from '../kit/labels'
import type { Place } from '../kit/mark'
import { firstWithRoom } from '../kit/no-room'
import { boxObstacles, lineObstacles, type Obstacle } from '../kit/obstacles'
import { dots, leaders, path, weight } from '../kit/pen'
import { water } from '../kit/water'
import { corners, type Spot } from './city'
import { drawLandmark, landmarksOf } from './landmarks'
import { marks } from './marks'
import { farShore, mole, quarters, shore } from './shore'
import type { ShownVeduta } from './shown'
import { corner, town } from './town'
import { drawTracks, type Track, tracksOf } from './tracks'
import { flanksEnd, mountain, plume, seen, type View } from './view'
import { views } from './views'

/** The shore and the streets: words stand beside them where they can. */
const faint = (points: readonly Point[], radius = 4) =>
  lineObstacles(points, radius).map((obstacle) => ({ ...obstacle, isFaint: true }))

const middleOf = (points: readonly Point[]): Point => {
  const sum = (axis: 0 | 1) => points.reduce((total, point) => total + point[axis], 0)
  return [sum(0) / points.length, sum(1) / points.length]
}

/** Points on the streets of the town. */
const streets = (view: View): Point[] =>
  quarters.flatMap(({ ring }) => {
    const outline = evenly(
      ring.map((place) => seen(view, place)),
      14,
    )
    const [x, y] = middleOf(outline)
    return [1, 0.75, 0.5, 0.25].flatMap((share) =>
      outline.map(([px, py]): Point => [mix(x, px, share), mix(y, py, share)]),
    )
  })

/** Where the sea begins at a row of the sheet. */
function coastAt(line: readonly Point[], y: number): number {
  return line.reduce((found, point) => (Math.abs(point[1] - y) < Math.abs(found[1] - y) ? point : found))[0]
}

function sea(view: View, line: readonly Point[], places: readonly Place[], onward: readonly Track[]): string {
  const wakes = onward.map(({ points, parcels }) => ({ points, reach: (parcels * view.parcel) / 2 + 12 }))
  const rows = water({
    from: view.horizon + 10,
    to: view.height,
    gap: 13,
    seed: 11,
    stretches: (y) => {
      const words = places.map(({ box }) => box).filter(([, from, , to]) => y > from - 10 && y < to + 8)
      const wet = wakes.flatMap(({ points, reach }) =>
        points
          .filter((point) => Math.abs(point[1] - y) < reach)
          .map(([x]): readonly [number, number] => [x - reach, x + reach]),
      )
      const taken = [...words.map(([left, , end]) => [left - 12, end + 12] as const), ...wet].sort(
        (a, b) => a[0] - b[0],
      )
      let from = coastAt(line, y) + 16
      const free = taken.map(([left, end]): readonly [number, number] => {
        const stretch = [from, left] as const
        from = Math.max(from, end)
        return stretch
      })
      return [...free, [from, view.width + view.bleed]]
    },
  })
  return path(rows, { stroke: 'water', opacity: 0.55 })
}

function compose(section: ShownVeduta, view: View): Frame {
  const onSheet = (places: readonly Spot[]) => places.map((place) => seen(view, place))
  const [coast, breakwater] = [onSheet(shore), onSheet(mole)]
  const line = evenly(onSheet([...shore, ...farShore]), 9)
  const tracks = tracksOf(section, view)
  const landmarks = landmarksOf(view, tracks.onward)
  const obstacles: Obstacle[] = [
    ...landmarks.map(({ at: [x, y], scale, radius }) => ({
      at: [x, y - 14 * scale] as const,
      radius: radius * scale,
    })),
    ...[...tracks.round, ...tracks.onward].flatMap(({ points, parcels }) =>
      lineObstacles(points, (parcels * view.parcel) / 2 + 4),
    ),
    ...faint(evenly(breakwater, 9)),
    ...faint(line),
    ...faint(streets(view), 10),
    ...boxObstacles([0, flanksEnd(view) - 100, view.width, flanksEnd(view) - 10]),
  ]
  const places = placeLabels(marks(section, view, tracks), view, obstacles)
  const stops = onSheet(section.stops.map(({ place }) => corners[place]))
  const { size, width, height, bleed } = view
  return {
    ...{ size, width, height, bleed, places },
    land: [
      path(`M${-bleed} ${view.horizon}H${width + bleed}`, { stroke: 'water' }),
      sea(view, line, places, tracks.onward),
      plume(view),
      mountain(view),
      town(view),
      path(corner(breakwater) + corner(coast), { stroke: 'water', width: weight.thick }),
    ].join(''),
    subject: [
      drawTracks([...tracks.onward].reverse(), view),
      drawTracks(tracks.round, view),
      ...landmarks.map(({ name, at: place, scale }) => drawLandmark(name, place, scale)),
      leaders(places),
      path(dots(stops), { stroke: 'ink', width: 20 }),
      path(dots(stops), { stroke: 'ground', width: 15.5 }),
    ].join(''),
  }
}

/** How much longer the town may be, where words find no room. */
const longer = [0, 0.15, 0.3, 0.5]

/** The same view with a longer town. */
function lengthened(view: View, share: number): View {
  const { away, horizon } = view
  const [x, y] = view.duomo
  const added = (y - horizon) * share
  const [above, below] = [(added * 2.65) / (away + 2.65), (added * 1.9) / (away - 1.9)]
  const down = y + above
  return {
    ...view,
    duomo: [x, down],
    horizon: down - (y - horizon) - added,
    floor: view.floor + above + below,
    height: view.height + above + below,
    conclusion: [view.conclusion[0], view.conclusion[1] + above + below],
  }
}

/** The courier’s round in its three compositions. */
export function drawVeduta(section: ShownVeduta): Drawing {
  return { frames: views.map((view) => firstWithRoom(longer, (share) => compose(section, lengthened(view, share)))) }
}
