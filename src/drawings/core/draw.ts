import { seededNoise, seededRandom } from '../../terrain/noise'
import type { Drawing, Frame } from '../kit/drawing'
import { mix, type Point, range } from '../kit/geometry'
import { ground } from '../kit/ground'
import type { Place } from '../kit/labels'
import { dots, path, strokes, weight } from '../kit/pen'
import { type Body, bodyOf, onSheet, outline } from './body'
import type { ShownCore } from './fields'
import { drawHead } from './head'
import { type Named, namesOf, placesOf } from './names'
import { drawRock, flowsOf } from './rock'
import { type CoreSheet, sheets } from './sheets'
import { drawVeins, veinsOf } from './veins'

/** From each name to what it names. */
function leadersOf(
  names: readonly Named[],
  places: readonly Place[],
  { isUpright }: CoreSheet,
): (readonly [Point, Point])[] {
  return names.flatMap(({ id, at: [x, y], isAbove }) => {
    const place = places.find((one) => one.id === id)
    if (isUpright) return place?.leader ? [place.leader] : []
    return [
      [
        [x, y],
        [x, y + (isAbove ? -40 : 30)],
      ] as const,
    ]
  })
}

/** A tick for every year beside the core. */
function years(section: ShownCore, body: Body): string {
  const { month, sheet, fault } = body
  const side = sheet.isUpright ? -1.14 : 1.0
  const ticks = range(Math.floor(section.length / 12) + 1).map((year): readonly [Point, Point] => {
    const along = year * 12 * month
    const piece = along < fault(side) ? 'foot' : 'head'
    return [onSheet(body, along, side, piece), onSheet(body, along, side * (year % 5 === 0 ? 1.12 : 1.06), piece)]
  })
  return path(strokes(ticks), { stroke: 'ink' })
}

const middleOf = ([ax, ay]: Point, [bx, by]: Point): Point => [(ax + bx) / 2, (ay + by) / 2]

/** The fault: a red line along each piece, and the crushed rock between them. */
function drawFault(body: Body): string {
  const { fault } = body
  const line = (piece: 'foot' | 'head') =>
    outline(
      range(17).map((step) => {
        const across = step / 8 - 1
        return onSheet(body, fault(across), across, piece)
      }),
    )
  const random = seededRandom(4)
  const crushed = range(11).map((step) => {
    const across = mix(-0.9, 0.9, step / 10)
    const [x, y] = middleOf(
      onSheet(body, fault(across), across, 'foot'),
      onSheet(body, fault(across), across - body.sheet.slip / body.sheet.radius, 'head'),
    )
    const size = body.sheet.gap * (0.1 + 0.14 * random())
    const turn = 6 * random()
    const corners = [0, 2, 4].map(
      (corner): Point => [x + size * Math.cos(turn + corner), y + size * Math.sin(turn + corner)],
    )
    return `${outline(corners)}z`
  })
  return (
    path(line('foot') + line('head'), { stroke: 'lava', width: weight.thick }) +
    path(crushed.join(''), { fill: 'lava' })
  )
}

const rough = seededNoise(seededRandom(19))

/** The country that the core was drilled in. */
const country = (x: number, y: number) => rough(x / 420, y / 300) + y / 900

/** Lines of the country keep clear of the rock. */
function outside({ sheet: { foot, length, radius, slip, isUpright } }: Body) {
  const [x, y] = foot
  return ([px, py]: Point): boolean => {
    const [along, aside] = isUpright ? [y - py, px - x] : [px - x, py - y]
    return along < -30 || along > length + 60 || aside < -radius - 12 || aside > radius + slip + 12
  }
}

function compose(section: ShownCore, sheet: CoreSheet): Frame {
  const body = bodyOf(section, sheet)
  const veins = veinsOf(section, body)
  const names = namesOf(section, body, veins)
  const places = placesOf(names, body)
  const { size, width, height, bleed } = sheet
  return {
    ...{ size, width, height, bleed, places },
    land:
      ground(country, sheet, { interval: 0.22, spacing: 60, isKept: outside(body) }) +
      path(strokes(leadersOf(names, places, sheet)), { stroke: 'ink' }) +
      years(section, body),
    subject: [
      drawRock(flowsOf(section, body), body),
      drawHead(section, body),
      drawFault(body),
      drawVeins(veins, body),
      path(dots(veins.map(({ start }) => start)), { stroke: 'ink', width: 14 }),
      path(dots(veins.map(({ start }) => start)), { stroke: 'lemon', width: 9.5 }),
    ].join(''),
  }
}

/** The core in its three compositions. */
export function drawCore(section: ShownCore): Drawing {
  return { frames: sheets.map((sheet) => compose(section, sheet)) }
}
