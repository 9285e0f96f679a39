import { type Point, range } from '../kit/geometry'
import { path } from '../kit/pen'
import { type Spot, streets, waysOut } from './city'
import { type Quarter, quarters } from './shore'
import { seen, type View } from './view'
import { lineOf } from './way'

/** Path data of straight lines from point to point. */
export function corner(points: readonly Point[]): string {
  return points.length === 0 ? '' : `M${points.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join('L')}`
}

/** Where a straight line through a place, along a direction, runs within a ring: in distances along it. */
function within(ring: readonly Spot[], [px, py]: Spot, [dx, dy]: Spot): [number, number][] {
  const crossings = ring
    .flatMap(([ax, ay], index) => {
      const [bx, by] = ring[(index + 1) % ring.length] ?? [ax, ay]
      const [sideA, sideB] = [dx * (ay - py) - dy * (ax - px), dx * (by - py) - dy * (bx - px)]
      if (sideA > 0 === sideB > 0) return []
      const t = sideA / (sideA - sideB)
      return [dx * (ax + t * (bx - ax) - px) + dy * (ay + t * (by - ay) - py)]
    })
    .sort((a, b) => a - b)
  return range(Math.floor(crossings.length / 2)).map((pair) => [crossings[2 * pair] ?? 0, crossings[2 * pair + 1] ?? 0])
}

/** Lanes of a quarter: along its bearing and across it. They are schematic. */
function lanes({ ring, bearing, gap }: Quarter): (readonly [Spot, Spot])[] {
  const turn = (bearing * Math.PI) / 180
  const directions: Spot[] = [
    [Math.sin(turn), Math.cos(turn)],
    [Math.cos(turn), -Math.sin(turn)],
  ]
  return directions.flatMap(([dx, dy], way) =>
    range(81).flatMap((step) => {
      const off = (step - 40) * gap * (way === 0 ? 1 : 1.25)
      const start: Spot = [-dy * off, dx * off]
      return within(ring, start, [dx, dy]).map(([from, to]): readonly [Spot, Spot] => [
        [start[0] + dx * from, start[1] + dy * from],
        [start[0] + dx * to, start[1] + dy * to],
      ])
    }),
  )
}

/** Blocks of houses with lanes between them, and the streets that have a name. */
export function town(view: View): string {
  const place = (spot: Spot) => seen(view, spot)
  const narrow = quarters
    .flatMap(lanes)
    .map((lane) => corner(lane.map(place)))
    .join('')
  const broad = [...streets.map(lineOf), ...waysOut].map((line) => corner(line.map(place))).join('')
  const street = { isQuantity: true } as const
  return [
    path(narrow, { stroke: 'ink', opacity: 0.24 }),
    path(broad, { ...street, stroke: 'ink', width: 8 * view.scale, opacity: 0.4 }),
    path(broad, { ...street, stroke: 'ground', width: 6 * view.scale }),
  ].join('')
}
