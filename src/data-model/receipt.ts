import { z } from 'zod'

import { type Column, cents, columnOf, sizeOf, sumOf } from '../contract/receipt'
import type { Issue } from './define-section'
import { text, value } from './primitives'
import { notOneForEach } from './section-fields'
import { named } from './value-kinds'
import { field } from './words'

const line = z.strictObject({
  title: field(text, ['Title', 'What the amount is for']),
  amounts: field(z.array(value).min(1), ['Amounts', 'One for each column', 'amount']),
})

const share = (words: [string, string]) => field(z.number().min(0).max(100), words)

const fee = field(
  z
    .strictObject({
      percent: share(['Per cent', 'Of the price']),
      cents: field(z.number().int().min(0), ['Cents', 'Added to it']),
    })
    .optional(),
  ['Fee', 'Set where the amount follows the price: a share of it, and some cents'],
)

/** A till receipt: the first line is the price, each other line is a cost, the total is the rest. */
export const receipt = named(
  'Receipt',
  z
    .strictObject({
      columns: field(z.array(text).min(1).max(2), ['Columns', 'What each column of amounts is', 'column']),
      lines: field(z.array(line.extend({ fee })).min(2), ['Lines', 'The price, then each cost', 'line']),
      total: field(line, ['Total', 'What remains']),
      discount: share([
        'Discount',
        'In per cent, where the second column is the first with a discount. Below a drawing, visitors put in their own amounts',
      ]).optional(),
    })
    .describe('A till receipt: a price, its costs, and the rest'),
)

type Receipt = z.infer<typeof receipt>

function columnsOf({ columns, lines, discount }: Receipt): readonly Column[] {
  if (discount !== undefined) {
    const { before, after } = sumOf(lines, discount)
    return [before, after]
  }
  return columns.map((_name, index) => {
    const [price = 0, ...costs] = lines.map(({ amounts }) => sizeOf(amounts[index]))
    return columnOf(price, costs)
  })
}

/** Amounts of the field `receipt` that a column lacks, or that do not follow from the others: the total; with a discount, fees and its column. */
export function wrongAmounts(given: Receipt | undefined): Issue[] {
  if (!given) return []
  const uneven = [
    ...given.lines.flatMap(({ amounts }, at) =>
      notOneForEach(given.columns, amounts, ['receipt', 'lines', at, 'amounts']),
    ),
    ...notOneForEach(given.columns, given.total.amounts, ['receipt', 'total', 'amounts']),
  ]
  if (uneven.length > 0) return uneven
  return columnsOf(given).flatMap(({ amounts, rest }, index) => {
    const mistake = (path: PropertyKey[], shown: string, has: number, due: number): Issue[] => {
      const message = Number.isNaN(has)
        ? `is "${shown}", which is no amount. Write one, for example 8.50`
        : `is "${shown}", but the sum makes it ${(due / 100).toFixed(2)}`
      return has === due ? [] : [{ path: ['receipt', ...path, 'amounts', index], message }]
    }
    const total = given.total.amounts[index] ?? ''
    return [
      ...given.lines.flatMap(({ amounts: all }, at) =>
        mistake(['lines', at], all[index] ?? '', sizeOf(all[index]), amounts[at] ?? 0),
      ),
      ...mistake(['total'], total, cents(total), rest),
    ]
  })
}
