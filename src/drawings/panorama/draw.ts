import { linePath, type Point } from '../../terrain/line-path'
import { seededNoise, seededRandom } from '../../terrain/noise'
import type { Drawing, Frame } from '../kit/drawing'
import { mix, range } from '../kit/geometry'
import { type Mark, type Obstacle, type Place, placeLabels } from '../kit/labels'
import { boxObstacles } from '../kit/obstacles'
import { dots, path, smoothPath, strokes } from '../kit/pen'
import { boat, stacks } from './boat'
import { fromBelow, type ShownPanorama } from './fields'
import { contour, pointAt, relief } from './relief'
import { type SeaSheet, sheets } from './sheets'
import { look, type View, valueAt } from './view'

/** Looking takes a second, and does not depend on words. */
const views = new Map<string, { view: View; land: string }>()

/** What is seen from the sheet's eye, and its drawing. */
function seen(sheet: SeaSheet) {
  const known = views.get(sheet.size)
  if (known) return known
  const view = look(sheet.eye, sheet)
  const found = { view, land: relief(view) }
  views.set(sheet.size, found)
  return found
}

/** An altitude as a line around the mountain, as far as it is seen. */
function girdle(view: View, metres: number): string {
  const data = contour(view, metres, 70)
    // Where it goes behind the mountain it would end in a hook.
    .map(({ points, closed }) => linePath({ points: points.slice(5, -5), closed }, 20))
    .join('')
  return path(data, { stroke: 'casing', width: 6 }) + path(data, { stroke: 'lemon', width: 3 })
}

/** What the crater breathes: lines that the west wind takes along. */
function plume([x, y]: Point, scale: number): Point[][] {
  const noise = seededNoise(seededRandom(11))
  return range(7).map((line) => {
    const share = line / 6 - 0.5
    return range(26).map((step): Point => {
      const t = step / 25
      const spread = (8 + 92 * t ** 1.2) * share
      return [
        x + scale * (20 * share + 860 * t ** 1.5),
        y - scale * (4 + 132 * t ** 0.5 - spread + 10 * noise(t * 3, line * 0.22)),
      ]
    })
  })
}

/** No words on the land, the boat, the rocks or the heading; the smoke may be interrupted. */
function obstacles(view: View, sheet: SeaSheet, smoke: readonly Point[][]): Obstacle[] {
  const { boat: sail, stacks: rocks, scale, heading, width, height } = sheet
  const isLand = (at: Point) => valueAt(view, view.altitude, at) > 0
  const land = range(Math.ceil(width / 16)).flatMap((column) =>
    range(Math.ceil(height / 16)).flatMap((row): Obstacle[] => {
      const at: Point = [column * 16, row * 16]
      return isLand(at) ? [{ at, radius: 9 }] : []
    }),
  )
  return [
    ...land,
    ...smoke.flatMap((line) => line.map((at) => ({ at, radius: 5, isFaint: true }))),
    ...(heading ? boxObstacles(heading) : []),
    { at: [sail[0], sail[1] - 50 * scale], radius: 80 * scale },
    { at: rocks, radius: 45 * scale },
  ]
}

/** Words are looked for from a point beside their place: where there is sky or sea. Places and sheet go from below. */
function marks(section: ShownPanorama, spots: readonly Point[], sheet: SeaSheet): Mark[] {
  return fromBelow(section).flatMap(({ index }, rank) => {
    const [item, spot, words] = [section.items[index], spots[rank], sheet.words[rank]]
    if (!item || !spot || !words) return []
    const at: Point = [words.left ?? spot[0] + words.from[0], spot[1] + words.from[1]]
    const { altitudeText: figure, title, text, label: link } = item
    return [{ ...words, id: `place-${index}`, words: { figure, title, text, link }, at, radius: 0 }]
  })
}

/** From a place to the nearest point of its words, its own disc left free. */
function leaderTo([x, y]: Point, { box: [left, top, right, bottom] }: Place): readonly [Point, Point] {
  const end: Point = [Math.max(left - 6, Math.min(right + 6, x)), Math.max(top - 4, Math.min(bottom + 4, y))]
  const share = 15 / Math.hypot(end[0] - x, end[1] - y)
  return [[mix(x, end[0], share), mix(y, end[1], share)], end]
}

/** Still water from the horizon to the edge, its rows the farther apart the nearer. The land is painted over it. */
function sea({ eye: { horizon }, width, height, bleed }: SeaSheet): string {
  const random = seededRandom(31)
  const rows: string[] = []
  for (let y = horizon + 70, gap = 7; y < height; y += gap, gap *= 1.025) {
    rows.push(`M${Math.round(-bleed - 260 * random())} ${Math.round(y)}H${width + bleed}`)
  }
  return `<path stroke="var(--water)" stroke-opacity=".6" stroke-dasharray="64 20 30 26 96 18 44 34" vector-effect="non-scaling-stroke" d="${rows.join('')}"/>`
}

/** Discs where one stands. */
const stands = (spots: readonly Point[]) =>
  path(dots(spots), { stroke: 'ink', width: 26 }) +
  path(dots(spots), { stroke: 'lemon', width: 21 }) +
  path(dots(spots), { stroke: 'ink', width: 6 })

function compose(section: ShownPanorama, sheet: SeaSheet): Frame {
  const { view, land } = seen(sheet)
  const spots = fromBelow(section).map(({ altitude }, rank) => pointAt(view, altitude, sheet.stands[rank] ?? 0))
  const smoke = plume(pointAt(view, 3_200, sheet.eye.middle - 40), sheet.scale)
  const places = placeLabels(marks(section, spots, sheet), sheet, obstacles(view, sheet, smoke))
  const leaders = places.flatMap((place, index) => spots.slice(index, index + 1).map((spot) => leaderTo(spot, place)))
  return {
    ...sheet,
    places,
    land: path(smoke.map((line) => smoothPath(line, 34)).join(''), { stroke: 'ink', opacity: 0.4 }) + sea(sheet) + land,
    subject: [
      ...section.items.map(({ altitude }) => girdle(view, altitude)),
      stacks(sheet.stacks, sheet.scale),
      boat(sheet.boat, sheet.scale),
      path(strokes(leaders), { stroke: 'ink' }),
      stands(spots),
    ].join(''),
  }
}

/** The panorama in its three compositions. */
export function drawPanorama(section: ShownPanorama): Drawing {
  return { frames: sheets.map((sheet) => compose(section, sheet)) }
}
