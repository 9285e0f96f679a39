import { z } from 'zod'
import type { Issue } from './define-section'
import { text, value } from './primitives'
import { notOneForEach } from './section-fields'
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

/** Amounts of the field `receipt` that a column lacks. */
export function wrongAmounts(given: z.infer<typeof receipt> | undefined): Issue[] {
  if (!given) return []
  const { columns, lines, total } = given
  return [
    ...lines.flatMap(({ amounts }, at) => notOneForEach(columns, amounts, ['receipt', 'lines', at, 'amounts'])),
    ...notOneForEach(columns, total.amounts, ['receipt', 'total', 'amounts']),
  ]
}
