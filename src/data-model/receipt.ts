import { z } from 'zod'

import type { Issue } from './define-section'
import { text, value } from './primitives'
import { named } from './value-kinds'
import { field } from './words'

const line = z.strictObject({
  title: field(text, ['Title', 'What the amount is for']),
  amounts: field(z.array(value).min(1), ['Amounts', 'One for each column', 'amount']),
})

/** A till receipt: the first line is the price, each other line is a cost, the total is the rest. */
export const receipt = named(
  'Receipt',
  z
    .strictObject({
      columns: field(z.array(text).min(1).max(2), ['Columns', 'What each column of amounts is', 'column']),
      lines: field(z.array(line).min(2), ['Lines', 'The price, then each cost', 'line']),
      total: field(line, ['Total', 'What remains']),
    })
    .describe('A till receipt: a price, its costs, and the rest'),
)

type Receipt = z.infer<typeof receipt>

/**
 * An amount in cents. A comma or a point before three digits parts thousands.
 * @example cents('1,15 €') // 115
 * @example cents('€1,900') // 190000
 */
export const cents = (amount: string): number =>
  Math.round(100 * Number(amount.replace(/[^\d.,]|[.,](?=\d{3})/g, '').replace(',', '.')))

/** Totals of the field `receipt` that are not the price less all costs. */
export function wrongTotals(given: Receipt | undefined): Issue[] {
  if (!given) return []
  return given.columns.flatMap((_column, index): Issue[] => {
    const [price = 0, ...costs] = given.lines.map(({ amounts }) => cents(amounts[index] ?? ''))
    const rest = costs.reduce((left, cost) => left - cost, price)
    const total = given.total.amounts[index] ?? ''
    if (cents(total) === rest) return []
    const message = `is "${total}", but the price less the costs is ${(rest / 100).toFixed(2)}`
    return [{ path: ['receipt', 'total', 'amounts', index], message }]
  })
}
