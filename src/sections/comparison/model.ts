import { z } from 'zod'
import { defineSection } from '../../data-model/define-section'
import { sign, text } from '../../data-model/primitives'
import { headed } from '../../data-model/section-fields'
import { field } from '../../data-model/words'

const row = z.strictObject({
  sign: sign.optional(),
  topic: field(text, ['Topic', 'What the row compares']),
  before: field(text, ['Today', 'How it is today']),
  after: field(text, ['With us', 'How it is with us']),
})

export const comparison = defineSection({
  type: 'comparison',
  words: ['Comparison in two columns', 'Two columns of one table: how it is, and how it is with us'],
  fields: {
    ...headed,
    before: field(text, ['Left column', 'Heading of the left column']),
    after: field(text, ['Right column', 'Heading of the right column']),
    rows: field(z.array(row).min(3).max(7), ['Rows', 'Its rows, one for each topic', 'row']),
  },
})
