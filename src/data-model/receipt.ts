import { z } from 'zod'
import { quantity, text } from './primitives'
import { notOneForEach } from './section-fields'
import { ofType } from './value-kinds'
import { field } from './words'

const line = z.strictObject({
  title: field(text, ['Title', 'What the amount is for']),
  amounts: field(z.array(quantity).min(1), ['Amounts', 'One for each column', 'amount']),
})

export const receipt = ofType(
  'Receipt',
  z
    .strictObject({
      columns: field(z.array(text).min(1).max(2), ['Columns', 'What each column of amounts is', 'column']),
      lines: field(z.array(line).min(2), ['Lines', 'The price, then each cost', 'line']),
      rest: field(line, ['Rest', 'What remains']),
    })
    .check(({ value: { columns, lines, rest }, issues }) => {
      for (const mistake of [
        ...lines.flatMap(({ amounts }, at) => notOneForEach(columns, amounts, ['lines', at, 'amounts'])),
        ...notOneForEach(columns, rest.amounts, ['rest', 'amounts']),
      ])
        issues.push({ code: 'custom', input: rest, ...mistake })
    })
    .describe('A till receipt: a price, its costs, and the rest'),
)
