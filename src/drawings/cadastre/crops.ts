import { seededNoise, seededRandom } from '../../terrain/noise'
import { mix, type Point, range } from '../kit/geometry'
import { dots, path, strokes, weight } from '../kit/pen'
import type { crops } from './fields'
import { farthest, inset, middleOf, type Polygon, stretches } from './polygon'

export type Crop = (typeof crops)[number]

interface Field {
  polygon: Polygon
  /** Direction of its rows: along its longest side. */
  along: Point
  grain: number
  seed: number
}

const noise = seededNoise(seededRandom(27))

function longestSide(polygon: Polygon): Point {
  const sides = polygon.map((from, index): Point => {
    const to = polygon[(index + 1) % polygon.length] ?? from
    return [to[0] - from[0], to[1] - from[1]]
  })
  const [x, y] = sides.reduce((best, side) =>
    Math.hypot(side[0], side[1]) > Math.hypot(best[0], best[1]) ? side : best,
  )
  const length = Math.hypot(x, y) || 1
  return [x / length, y / length]
}

export const fieldOf = (polygon: Polygon, grain: number, seed: number): Field => ({
  ...{ polygon, grain, seed },
  along: longestSide(polygon),
})

/** Rows through a field, a distance apart, cut where it ends; they keep off its border. */
function rows({ polygon, along: [dx, dy] }: Field, gap: number, margin: number): (readonly [Point, Point])[] {
  const [x, y] = middleOf(polygon)
  return range(121)
    .map((step) => (step - 60) * gap)
    .flatMap((off) => stretches(polygon, [x - dy * off, y + dx * off], [dx, dy]))
    .filter(([from, to]) => Math.hypot(to[0] - from[0], to[1] - from[1]) > 2 * margin + 4)
    .map(([[ax, ay], [bx, by]]) => [
      [ax + dx * margin, ay + dy * margin],
      [bx - dx * margin, by - dy * margin],
    ])
}

/** Places along rows, every so far; none on the border. */
function planted(field: Field, gap: number, distance: number, margin: number): Point[] {
  return rows(field, gap, margin / 2)
    .flatMap(([[ax, ay], [bx, by]], row) => {
      const length = Math.hypot(bx - ax, by - ay)
      return range(Math.floor(length / distance) + 1).map((step): Point => {
        const t = Math.min(1, ((step + (row % 2) / 2) * distance) / length)
        return [ax + t * (bx - ax), ay + t * (by - ay)]
      })
    })
    .filter((place) => inset(field.polygon, place) > margin)
}

const tree = (places: readonly Point[], size: number) =>
  path(dots(places), { stroke: 'ink', width: size + 2.6, isQuantity: true }) +
  path(dots(places), { stroke: 'cream', width: size, isQuantity: true })

/** A house with its yard, from above: roofs with their ridges. */
function yard({ polygon, along: [dx, dy] }: Field): string {
  // Towards the near side: the number of the parcel stands towards the far corner.
  const [middle, far] = [middleOf(polygon), farthest(polygon)]
  const [x, y] = [mix(middle[0], far[0], -0.16), mix(middle[1], far[1], -0.16)]
  const size = inset(polygon, middle) / 74
  const at = (u: number, v: number): Point => [x + (u * dx - v * dy) * size, y + (u * dy + v * dx) * size]
  const roof = (left: number, top: number, wide: number, deep: number) => {
    const ring = [at(left, top), at(left + wide, top), at(left + wide, top + deep), at(left, top + deep)]
    const ridge =
      wide > deep
        ? [at(left, top + deep / 2), at(left + wide, top + deep / 2)]
        : [at(left + wide / 2, top), at(left + wide / 2, top + deep)]
    return { ring: outline(ring), ridge: outline(ridge, '') }
  }
  const roofs = [roof(-46, -27, 62, 22), roof(24, -27, 22, 54)]
  return (
    path(roofs.map(({ ring }) => ring).join(''), { fill: 'rock', stroke: 'ink', width: weight.thin }) +
    path(roofs.map(({ ridge }) => ridge).join(''), { stroke: 'bed-chalk' })
  )
}

export const outline = (points: readonly Point[], close = 'z') =>
  points.length === 0 ? '' : `M${points.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join('L')}${close}`

/** What grows on each kind of field, as signs of a map. */
const drawn: Readonly<Record<Crop, (field: Field) => string>> = {
  orchard: (field) => tree(planted(field, 27 * field.grain, 27 * field.grain, 15 * field.grain), 12 * field.grain),
  vines: (field) => {
    const places = planted(field, 14 * field.grain, 9 * field.grain, 9 * field.grain)
    return path(dots(places), { stroke: 'ink', width: 2.6 * field.grain, opacity: 0.75, isQuantity: true })
  },
  furrows: (field) => path(strokes(rows(field, 8.5 * field.grain, 5)), { stroke: 'ink', opacity: 0.42 }),
  terraces: (field) => {
    const lines = rows(field, 20 * field.grain, 6).map(([[ax, ay], [bx, by]], row) => {
      const steps = Math.max(2, Math.round(Math.hypot(bx - ax, by - ay) / 30))
      const [dx, dy] = field.along
      return range(steps + 1).map((step): Point => {
        const t = step / steps
        const off = 5 * field.grain * noise(t * steps * 0.3, row * 0.35)
        return [ax + t * (bx - ax) - dy * off, ay + t * (by - ay) + dx * off]
      })
    })
    const ticks = lines.flatMap((line) =>
      line.slice(1, -1).map(([x, y]): readonly [Point, Point] => [
        [x, y],
        [x - field.along[1] * 6 * field.grain, y + field.along[0] * 6 * field.grain],
      ]),
    )
    return path(lines.map((line) => outline(line, '')).join('') + strokes(ticks), { stroke: 'ink', opacity: 0.5 })
  },
  wood: (field) => {
    const random = seededRandom(field.seed)
    const size = 19 * field.grain
    const places = planted(field, size, size * 1.1, 13 * field.grain).map(
      ([x, y]): Point => [x + (random() - 0.5) * size * 0.4, y + (random() - 0.5) * size * 0.4],
    )
    return (
      path(dots(places), { stroke: 'ink', width: size * 0.86 + 2.4, isQuantity: true }) +
      path(dots(places), { stroke: 'bed-mid', width: size * 0.86, isQuantity: true })
    )
  },
  yard,
}

export const drawCrop = (crop: Crop, field: Field) => drawn[crop](field)
