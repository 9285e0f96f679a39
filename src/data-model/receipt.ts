import { z } from 'zod'
import { text, value } from './primitives'
import { notOneForEach } from './section-fields'
import { ofType } from './value-kinds'
import { field } from './words'

const line = z.strictObject({
  title: field(text, ['Title', 'What the amount is for']),
  amounts: field(z.array(value).min(1), ['Amounts', 'One for each column', 'amount']),
})

export const receipt = ofType(
  'Receipt',
  z
    .strictObject({
      columns: field(z.array(text).min(1).max(2), ['Columns', 'What each column of amounts is', 'column']),
      lines: field(z.array(line).min(2), ['Lines', 'The price, then each cost', 'line']),
      total: field(line, ['Total', 'What remains']),
    })
    .check(({ value: { columns, lines, total }, issues }) => {
      for (const mistake of [
        ...lines.flatMap(({ amounts }, at) => notOneForEach(columns, amounts, ['lines', at, 'amounts'])),
        ...notOneForEach(columns, total.amounts, ['total', 'amounts']),
      ])
        issues.push({ code: 'custom', input: total, ...mistake })
    })
    .describe('A till receipt: a price, its costs, and the rest'),
)
