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

type Receipt = z.infer<typeof receipt>

/** An amount in cents, whatever words stand with it; 0 where there are words alone. Its last one or two digits may be cents. */
function centsIn(amount = ''): number {
  const [, sign, whole = '', part = ''] =
    /^([−-]?)([\d.,]*?)(?:[.,](\d\d?))?$/.exec(amount.replace(/[^\d.,−-]/g, '')) ?? []
  const cents = Number(whole.replace(/\D/g, '') + part.padEnd(2, '0'))
  return sign ? 0 - cents : cents
}

/** Amounts of the field `receipt` that a column lacks, and totals that do not follow from the others. */
export function wrongAmounts(given: Receipt | undefined): Issue[] {
  if (!given) return []
  const { columns, lines, total } = given
  const uneven = [
    ...lines.flatMap(({ amounts }, at) => notOneForEach(columns, amounts, ['receipt', 'lines', at, 'amounts'])),
    ...notOneForEach(columns, total.amounts, ['receipt', 'total', 'amounts']),
  ]
  if (uneven.length > 0) return uneven
  return columns.flatMap((_name, index) => {
    // A cost has a sign or none: it always goes off the price.
    const [price = 0, ...costs] = lines.map(({ amounts }) => Math.abs(centsIn(amounts[index])))
    const rest = costs.reduce((left, cost) => left - cost, price)
    const message = `is "${total.amounts[index]}", but the sum makes it ${(rest / 100).toFixed(2)}`
    return centsIn(total.amounts[index]) === rest ? [] : [{ path: ['receipt', 'total', 'amounts', index], message }]
  })
}
