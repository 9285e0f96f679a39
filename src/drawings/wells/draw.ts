import type { Drawing, Frame } from '../kit/drawing'
import type { Point } from '../kit/geometry'
import { placeLabels } from '../kit/labels'
import { boxObstacles, lineObstacles, type Obstacle } from '../kit/obstacles'
import { leaders, path, smoothPath, strokes, weight } from '../kit/pen'
import type { ShownWells } from './fields'
import { counterSign, siteSign, well } from './heads'
import { drained, floor, rows, soil } from './land'
import { believedAt, type Measure, marks, measures } from './marks'
import { shafts, staff } from './shafts'
import { type Field, sheets } from './sheets'
import { surfaceOf, tableOf } from './table'

const tick = (x: number, y: number): readonly [Point, Point] => [
  [x - 6, y],
  [x + 6, y],
]

/** What labels keep clear of: shafts and staff, the level that is left, the measures, and all above the water. */
function obstaclesOf(field: Field, level: readonly Point[], spans: readonly Measure[]): Obstacle[] {
  const { sheet, wells, shaft, ground, full, staff, rock } = field
  const upright = ({ x, from, to }: Measure) => [from, (from + to) / 2, to].map((y): Point => [x, y])
  return [
    ...lineObstacles(level, 6),
    ...wells.flatMap((x) => boxObstacles([x - shaft, ground, x + shaft, rock])),
    ...boxObstacles([staff, full, staff + 12, rock]),
    ...spans.flatMap((span) => lineObstacles(upright(span), 4)),
    ...boxObstacles([-sheet.bleed, ground - 40, sheet.width + sheet.bleed, full - 8]),
  ]
}

function compose(section: ShownWells, field: Field): Frame {
  const { sheet, wells, signs, ground } = field
  const table = tableOf(section, field)
  const level = surfaceOf(table, field, table.remaining)
  const spans = measures(section, table, field)
  const wrong = believedAt(section, table, field)
  const places = placeLabels(marks(section, table, field), sheet, obstaclesOf(field, level, spans))
  const { paper, walls } = shafts(table, field)
  const lines = spans.flatMap(({ x, from, to }) => [
    [
      [x, from],
      [x, to],
    ] as const,
    tick(x, from),
    tick(x, to),
  ])
  return {
    ...sheet,
    places,
    land: soil(field) + floor(field) + path(drained(section, table, field, places), { stroke: 'water', opacity: 0.55 }),
    subject: [
      path(rows(table, field), { stroke: 'water', width: Math.round(table.pack * 4.4) / 10, isQuantity: true }),
      paper,
      path(smoothPath(level, 30), { stroke: 'casing', width: weight.casing }),
      path(smoothPath(level, 30), { stroke: 'lemon', width: weight.track }),
      walls,
      staff(section, table, field),
      path(strokes(lines), { stroke: 'ink', width: weight.thick }),
      path(strokes([wrong, ...wrong.map(([x, y]) => tick(x, y))]), { stroke: 'lava', width: weight.thick }),
      leaders(places),
      counterSign(signs[0], ground, field.scale),
      siteSign(signs[1], ground, field.scale),
      ...wells.map((x) =>
        well(x, ground, table.levelAt(table.remaining) + table.drawdown(x, table.remaining), field.shaft, field.scale),
      ),
    ].join(''),
  }
}

/** The wells in their three compositions. */
export function drawWells(section: ShownWells): Drawing {
  return { frames: sheets.map((field) => compose(section, field)) }
}
