import { mix, type Point } from '../kit/geometry'
import type { Mark } from '../kit/labels'
import { levelsOf, type ShownWells } from './fields'
import type { Field } from './sheets'
import type { Table } from './table'

/** Sides of a measure, the best first. */
const beside = {
  right: ['right', 'below right', 'above right'],
  left: ['left', 'above left', 'below left'],
} as const

/** What a well took, from level to level beside its shaft. */
export type Measure = { x: number; from: number; to: number }

/** What each well took. */
export function measures({ stock, counter }: ShownWells, table: Table, { wells, shaft }: Field) {
  const [first, second] = wells
  const between = table.levelAt(stock - counter.sold)
  return [
    { x: first + shaft + 16, from: table.levelAt(stock), to: between },
    { x: second - shaft - 16, from: between, to: table.levelAt(table.remaining) },
  ] as const
}

/** Ends of the level that the site would believe in: beside its shaft. */
export function believedAt(section: ShownWells, table: Table, { wells, shaft, sheet }: Field): readonly [Point, Point] {
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

/** What is said at the wells: the stock, what each of them took, and the two levels. */
export function marks(section: ShownWells, table: Table, field: Field): Mark[] {
  const { opening, stockText, counter, site, remaining, believed } = section
  const [taken, sent] = measures(section, table, field)
  const right = field.words
  const isTall = field.sheet.size === 'tall'
  const columns = isTall ? [9.6, 9, 8] : [13, 11, 9]
  const mark = (id: string, words: Mark['words'], at: Point, sides: Mark['sides']): Mark => ({
    id,
    words,
    at,
    radius: 0,
    sides,
    columns,
  })
  const along = ({ x, from, to }: Measure, share: number): Point => [x, mix(from, to, share)]
  const level = (y: number): Point => [right, y]
  return [
    mark('opening', { total: stockText, name: opening }, level(field.full + 4), ['below, to the right']),
    mark('counter', { ...counter, figure: counter.soldText }, along(taken, isTall ? 0.44 : 0.5), beside.right),
    mark('site', { ...site, figure: site.soldText }, along(sent, isTall ? 0.14 : 0.5), beside.left),
    mark('remaining', { ...remaining, total: remaining.leftText }, level(table.levelAt(table.remaining) - 8), [
      'above, to the right',
    ]),
    mark(
      'believed',
      { ...believed, figure: believed.believedText },
      believedAt(section, table, field)[isTall ? 0 : 1],
      isTall ? beside.left : ['below, to the right', 'above, to the right'],
    ),
  ]
}
