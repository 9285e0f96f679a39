import type { Drawing, Frame, ReadingArea } from '../kit/drawing'
import { unitsPerRem } from '../kit/frames'
import { type Point, range } from '../kit/geometry'
import { placeLabels } from '../kit/labels'
import { measure } from '../kit/lettering'
import type { Mark, Place } from '../kit/mark'
import { type Area, boxObstacles, lineObstacles } from '../kit/obstacles'
import { leaders, path, strokes, weight } from '../kit/pen'
import { spread } from '../kit/spread'
import { water } from '../kit/water'
import type { ShownStrata } from './fields'
import { drawGoods } from './goods'
import { beds, bores, type Ground, groundOf, type StrataSheet, scale, sheets } from './ground'

/** Room between the words of the layers and the cut. */
const margin = 44

/** What stands beside a bed: on a tall sheet its amount and name, because the rest is listed below the drawing. */
const layerWords = ({ name, text, amountText }: ShownStrata['margin'], { size }: StrataSheet) => ({
  figure: amountText,
  name,
  ...(size !== 'tall' && { text }),
})

/** Words of the layers: each beside its bed, moved apart where beds are thin, with a line to its bed. */
function layerPlaces(section: ShownStrata, { sheet, euro, borders }: Ground): { places: Place[]; lines: string } {
  const rem = unitsPerRem(sheet)
  const column = (sheet.cut - margin - sheet.column) / rem
  const top = sheet.zero - sheet.depth
  const rows = [...section.layers, section.margin].map((layer, index) => {
    const amount = section.layers[index]?.amount
    const box = measure(layerWords(layer, sheet), sheet.size, column)
    const from = borders[index] ?? 0
    const middle = amount === undefined ? (from + sheet.depth) / 2 : from + (amount * euro) / 2
    return { at: top + middle, size: box.height * rem, end: sheet.column + box.width * rem }
  })
  const middles = spread(rows, 12, [top - 90, sheet.zero + 110])
  const places = middles.map((middle, index): Place => {
    const half = (rows[index]?.size ?? 0) / 2
    const box: Area = [sheet.column, middle - half, sheet.cut - margin, middle + half]
    const id = index < section.layers.length ? `layer-${index}` : 'margin'
    return { id, x: sheet.column, y: Math.round(middle), alignX: 0, alignY: 0.5, column, box, leader: null }
  })
  // From the end of its words, level, then to its bed.
  const bend = sheet.cut - margin + 8
  const leads = middles.flatMap((middle, index): (readonly [Point, Point])[] => [
    [
      [Math.min(bend, (rows[index]?.end ?? bend) + 12), middle],
      [bend, middle],
    ],
    [
      [bend, middle],
      [sheet.cut - 14, rows[index]?.at ?? middle],
    ],
  ])
  const ticks = rows.map(({ at }): readonly [Point, Point] => [
    [sheet.cut - 14, at],
    [sheet.cut, at],
  ])
  return { places, lines: path(strokes([...leads, ...ticks]), { stroke: 'ink', opacity: 0.6 }) }
}

/** Each bed where the ground is level: at the full price, and at the reduced one. */
function readings({ layers }: ShownStrata, { sheet, surface, borders }: Ground): ReadingArea[] {
  const [falls, fallen, rises] = sheet.valley
  return [
    { column: 'full', from: sheet.cut, to: falls },
    { column: 'reduced', from: fallen, to: Math.min(rises, sheet.width) },
  ].flatMap(({ column, from, to }) =>
    range(layers.length + 1).map((index) => {
      const top = surface((from + to) / 2)
      const border = borders[index + 1]
      const box: Area = [from, top + (borders[index] ?? 0), to, border === undefined ? sheet.zero : top + border]
      return { id: `${column}-${index}`, box }
    }),
  )
}

function marks(section: ShownStrata, { sheet, surface }: Ground): Mark[] {
  const isTall = sheet.size === 'tall'
  const price = (index: 0 | 1, figure: string, text: string): Mark => ({
    id: index === 0 ? 'price' : 'reduced',
    words: { figure, text },
    at: [sheet.stands[index], surface(sheet.stands[index]) - 50 * sheet.scale],
    radius: 44 * sheet.scale,
    // A longer price needs more room than its best place may have.
    columns: isTall ? [7, 6, 5, 8, 9] : [9, 7, 11],
    sides: isTall
      ? ['above', 'above, to the left', 'above, to the right', 'above left', 'above right', 'left', 'right']
      : ['right', 'above right', 'above', 'above, to the right', 'above, to the left', 'above left', 'left'],
  })
  const below = sheet.zero + 16
  return [
    price(0, section.priceText, section.full),
    price(1, section.reducedText, section.reduced),
    {
      id: 'conclusion',
      words: { title: section.conclusion.name, text: section.conclusion.text },
      at: isTall ? [sheet.column, below + 130] : [sheet.stands[1] - 90, below],
      radius: 0,
      columns: isTall ? [16, 17, 15] : [19, 15, 12, 10],
      sides: ['below, to the right', 'below, to the left'],
    },
    {
      id: 'zero',
      words: { name: section.zero },
      at: isTall ? [sheet.cut + 4, below] : [sheet.cut + 28, below],
      radius: 0,
      columns: isTall ? [9, 8] : [14, 11, 9],
      sides: ['below, to the right'],
    },
  ]
}

/** Water below zero, around the words that stand in it. */
function sea({ sheet }: Ground, places: readonly Place[]): string {
  const right = sheet.width + sheet.bleed
  const rows = water({
    from: sheet.zero + 14,
    to: Math.min(sheet.height, sheet.zero + 150),
    gap: 13,
    seed: 9,
    stretches: (y) => {
      const taken = places
        .filter(({ box: [, top, , bottom] }) => y > top - 12 && y < bottom + 8)
        .map(({ box }) => box)
        .sort((a, b) => a[0] - b[0])
      let from = sheet.cut + 14
      const free = taken.map(([left, , end]): readonly [number, number] => {
        const stretch = [from, left - 14] as const
        from = Math.max(from, end + 14)
        return stretch
      })
      return [...free, [from, right]]
    },
  })
  return path(rows, { stroke: 'water', opacity: 0.7 })
}

function compose(section: ShownStrata, sheet: StrataSheet): Frame {
  const ground = groundOf(section, sheet)
  const { curve, drawn } = beds(section, ground)
  const { places: rows, lines } = layerPlaces(section, ground)
  const stands = sheet.stands.map((x): Point => [x, ground.surface(x) - 50 * sheet.scale])
  const crest = range(60).map((step): Point => {
    const x = sheet.cut + (step * (sheet.width - sheet.cut)) / 60
    return [x, ground.surface(x)]
  })
  const obstacles = [
    ...lineObstacles(crest, 6),
    ...stands.map((at) => ({ at, radius: 46 * sheet.scale })),
    ...rows.flatMap(({ box }) => boxObstacles(box)),
  ]
  const placed = placeLabels(marks(section, ground), sheet, obstacles)
  // On a phone the drawing ends where its words end.
  const height = sheet.size === 'tall' ? Math.ceil(Math.max(...placed.map(({ box }) => box[3]))) + 8 : sheet.height
  return {
    ...sheet,
    height,
    places: [...rows, ...placed],
    readings: readings(section, ground),
    land: sea(ground, placed) + lines,
    subject: [
      drawn,
      path(curve.data, { stroke: 'ink', width: weight.thick }),
      scale(section.price, ground),
      bores(ground),
      leaders(placed),
      ...sheet.stands.map((x) => drawGoods(section.goods, x, ground.surface(x), sheet.scale)),
    ].join(''),
  }
}

/** The section through the price in its three compositions. */
export function drawStrata(section: ShownStrata): Drawing {
  return { frames: sheets.map((sheet) => compose(section, sheet)) }
}
