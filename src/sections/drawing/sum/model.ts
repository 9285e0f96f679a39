import { z } from 'zod'
import { text } from '../../../data-model/primitives'
import { ofType } from '../../../data-model/value-kinds'
import { field } from '../../../data-model/words'

const title = field(text, ['Title', 'What the amount is for'])
const euros = (label: string, hint: string) => field(z.number().min(0).max(99_999), [label, hint])
const percent = (label: string, hint: string) => field(z.number().min(0).max(100), [label, hint])

const cost = z.strictObject({
  title,
  percent: percent('Per cent', 'Set where the cost follows the price: its share').default(0),
  amount: euros('Amount', 'In euros; where there is a share, added to it'),
})

/** An order at full price and after a discount. Its amounts follow, so that none of them can be wrong. */
export const sum = ofType(
  'Sum',
  z
    .strictObject({
      columns: field(z.array(text).min(2).max(2), ['Columns', 'Without and with the discount', 'column']),
      price: field(z.strictObject({ title, amount: euros('Amount', 'In euros') }), ['Price', 'The first line']),
      costs: field(z.array(cost).min(1), ['Costs', 'What goes off the price', 'cost']),
      rest: field(text, ['Rest', 'What remains']),
      discount: percent('Discount', 'In per cent of the price'),
    })
    .describe('A receipt of one order, into which visitors put their own amounts'),
)
