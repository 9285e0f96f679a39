import type { Drawing, Frame } from '../../drawings/drawing'
import { mix, type Point, range } from '../../drawings/geometry'
import { type Mark, type Place, placeLabels } from '../../drawings/labels'
import { type Area, boxObstacles, lineObstacles, type Obstacle } from '../../drawings/obstacles'
import { path, smoothPath, strokes, weight } from '../../drawings/pen'
import { bed, type Curve } from '../../drawings/rock'
import { water } from '../../drawings/water'
import { seededNoise, seededRandom } from '../../terrain/noise'
import { type Field, fieldsOf } from './fields'
import { counterSign, siteSign, well } from './heads'
import type { ShownWells } from './model'
import { levelsOf } from './model'
import { surfaceOf, type Table, tableOf } from './table'

const relief = seededNoise(seededRandom(14))

/** The ground: level where something stands on it. */
function surface({ sheet, ground, wells, signs }: Field): Point[] {
  const level = [...wells, ...signs]
  return range(Math.ceil((sheet.width + 2 * sheet.bleed) / 12) + 3).map((step): Point => {
    const x = step * 12 - sheet.bleed - 12
    const away = Math.min(...level.map((place) => Math.abs(place - x)))
    return [x, ground + 13 * relief(x / 210, 3) * Math.min(1, Math.max(0, (away - 70) / 90))]
  })
}

/** Soil below the ground, down to the level of the whole stock. */
function soil(field: Field): string {
  const { sheet, ground, full } = field
  const curve: Curve = { data: smoothPath(surface(field), 34), left: -sheet.bleed - 12, bottom: full }
  return (
    bed(curve, 'dots', 0, full - ground) +
    path(`M${-sheet.bleed} ${full}H${sheet.width + sheet.bleed}V${full + 40}H${-sheet.bleed}z`, { fill: 'ground' }) +
    path(curve.data, { stroke: 'ink', width: weight.thick })
  )
}

/** Rock that holds the water: zero. */
function floor({ sheet, rock }: Field): string {
  const left = -sheet.bleed
  const curve: Curve = { data: `M${left} ${rock}H${sheet.width + sheet.bleed}`, left, bottom: sheet.height }
  return bed(curve, 'bricks', 0, sheet.height - rock)
}

/** Packs that are sold: broken lines where their water was, around the words. */
function drained(section: ShownWells, table: Table, field: Field, places: readonly Place[]): string {
  const { sheet, wells, shaft, staff } = field
  const words: Area[] = [
    ...places.map(({ box: [left, top, right, bottom] }): Area => [left - 12, top - 6, right + 12, bottom + 6]),
    ...wells.map((x): Area => [x - shaft - 6, 0, x + shaft + 6, sheet.height]),
    [staff - 8, 0, staff + 20, sheet.height],
  ]
  return range(section.stock - table.remaining)
    .map((row) => {
      const y = table.levelAt(section.stock - row - 0.5)
      const cuts = words.filter(([, top, , bottom]) => y > top && y < bottom).sort((a, b) => a[0] - b[0])
      let from = -sheet.bleed
      const free = cuts.map(([left, , right]): readonly [number, number] => {
        const stretch = [from, left] as const
        from = Math.max(from, right)
        return stretch
      })
      return water({
        from: y,
        to: y + 1,
        gap: 1,
        seed: 60 + row,
        stretches: () => [...free, [from, sheet.width + sheet.bleed]],
      })
    })
    .join('')
}

/** Packs that are left: one line of water each, drawn down around the wells. */
function rows(table: Table, field: Field): string {
  return range(table.remaining)
    .map((row) => smoothPath(surfaceOf(table, field, row + 0.5), 30))
    .join('')
}

/** A staff with a field for each pack, from the rock to the whole stock. */
function staff({ stock }: ShownWells, table: Table, { staff: x, rock, full }: Field): string {
  const fields = range(Math.ceil(stock / 2))
    .map(
      (pair) =>
        `M${x} ${Math.round(table.levelAt(2 * pair + 1) * 10) / 10}h12v${Math.round(table.pack * 10) / 10}h-12z`,
    )
    .join('')
  return (
    path(`M${x} ${full}h12V${rock}h-12z`, { fill: 'ground' }) +
    path(fields, { fill: 'ink' }) +
    path(`M${x} ${full}h12V${rock}h-12z`, { stroke: 'ink', width: weight.thick })
  )
}

/** Both walls of a shaft, lined with stone, and the paper between them above the water. */
function shafts(table: Table, { wells, shaft, ground, rock }: Field): { paper: string; walls: string } {
  const bottom = Math.round(rock - table.pack * 0.6)
  const lining = Math.round(shaft * 0.26)
  const sides = wells.flatMap((x) => [
    [x - shaft, lining],
    [x + shaft, -lining],
  ])
  const joints = sides.map(([x = 0, inwards = 0], side) =>
    range(Math.floor((bottom - ground) / 17))
      .map((course) => `M${x} ${ground + 10 + course * 17 + (side % 2) * 8}h${inwards}`)
      .join(''),
  )
  const lines = (shift: 0 | 1) =>
    sides.map(([x = 0, inwards = 0]) => `M${x + shift * inwards} ${ground}V${bottom}`).join('')
  const water = (x: number) => Math.round(table.levelAt(table.remaining) + table.drawdown(x, table.remaining))
  return {
    paper: path(wells.map((x) => `M${x - shaft} ${ground}h${2 * shaft}V${water(x)}h${-2 * shaft}z`).join(''), {
      fill: 'ground',
    }),
    walls:
      path(sides.map(([x = 0, inwards = 0]) => `M${x} ${ground}h${inwards}V${bottom}h${-inwards}z`).join(''), {
        fill: 'ground',
      }) +
      path(joints.join('') + lines(1), { stroke: 'ink' }) +
      path(lines(0), { stroke: 'ink', width: weight.thick }),
  }
}

/** What each well took, as a measure beside its shaft. */
function measures({ stock, counter }: ShownWells, table: Table, { wells, shaft }: Field) {
  const [first, second] = wells
  const between = table.levelAt(stock - counter.sold)
  return [
    { x: first + shaft + 16, from: table.levelAt(stock), to: between },
    { x: second - shaft - 16, from: between, to: table.levelAt(table.remaining) },
  ] as const
}

function marks(section: ShownWells, table: Table, field: Field): Mark[] {
  const isTall = field.sheet.size === 'tall'
  const [taken, sent] = measures(section, table, field)
  const right = field.words
  const columns = isTall ? [9.6, 9, 8] : [13, 11, 9]
  return [
    {
      id: 'opening',
      words: { total: section.stockText, name: section.opening },
      at: [right, field.full + 4],
      radius: 0,
      sides: ['below, to the right'],
      columns,
    },
    {
      id: 'counter',
      words: { figure: section.counter.soldText, name: section.counter.name, text: section.counter.text },
      at: [taken.x, mix(taken.from, taken.to, isTall ? 0.44 : 0.5)],
      radius: 0,
      sides: ['right', 'below right', 'above right'],
      columns,
    },
    {
      id: 'site',
      words: { figure: section.site.soldText, name: section.site.name, text: section.site.text },
      at: [sent.x, mix(sent.from, sent.to, isTall ? 0.14 : 0.5)],
      radius: 0,
      sides: ['left', 'above left', 'below left'],
      columns,
    },
    {
      id: 'remaining',
      words: { total: section.remaining.leftText, name: section.remaining.name, text: section.remaining.text },
      at: [right, table.levelAt(table.remaining) - 8],
      radius: 0,
      sides: ['above, to the right'],
      columns,
    },
    {
      id: 'believed',
      words: { figure: section.believed.believedText, name: section.believed.name, text: section.believed.text },
      at: believedAt(section, table, field)[isTall ? 0 : 1],
      radius: 0,
      sides: isTall ? ['left', 'above left', 'below left'] : ['below, to the right', 'above, to the right'],
      columns,
    },
  ]
}

/** Ends of the level that the site would believe in: beside its shaft. */
function believedAt(section: ShownWells, table: Table, { wells, shaft, sheet }: Field): readonly [Point, Point] {
  const y = table.levelAt(levelsOf(section).believed)
  const [, x] = wells
  return sheet.size === 'tall'
    ? [
        [x - shaft - 30, y],
        [x + shaft, y],
      ]
    : [
        [x - shaft, y],
        [x + shaft + 30, y],
      ]
}

const tick = (x: number, y: number): readonly [Point, Point] => [
  [x - 6, y],
  [x + 6, y],
]

function compose(section: ShownWells, field: Field): Frame {
  const { sheet, wells, signs, ground, full } = field
  const table = tableOf(section, field)
  const level = surfaceOf(table, field, table.remaining)
  const spans = measures(section, table, field)
  const wrong = believedAt(section, table, field)
  const obstacles: Obstacle[] = [
    ...lineObstacles(level, 6),
    ...wells.flatMap((x) => boxObstacles([x - field.shaft, ground, x + field.shaft, field.rock])),
    ...boxObstacles([field.staff, full, field.staff + 12, field.rock]),
    ...spans.flatMap(({ x, from, to }) =>
      lineObstacles(
        [
          [x, from],
          [x, (from + to) / 2],
          [x, to],
        ],
        4,
      ),
    ),
    ...boxObstacles([-sheet.bleed, ground - 40, sheet.width + sheet.bleed, full - 8]),
  ]
  const places = placeLabels(marks(section, table, field), sheet, obstacles)
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
      path(strokes(places.flatMap(({ leader }) => (leader ? [leader] : []))), { stroke: 'ink' }),
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
  return { frames: fieldsOf.map((field) => compose(section, field)) }
}
