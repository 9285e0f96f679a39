import { z } from 'zod'

import { text } from '../../data-model/primitives'
import { defineSection } from '../define-section'
import { headed } from '../fields'

export const comparison = defineSection({
  type: 'comparison',
  description: 'Two columns of one table: how it is, and how it is with us',
  fields: {
    ...headed,
    before: text.describe('Heading of the left column'),
    after: text.describe('Heading of the right column'),
    rows: z
      .array(
        z.strictObject({
          topic: text.describe('What the row compares'),
          before: text.describe('How it is today'),
          after: text.describe('How it is with us'),
        }),
      )
      .min(3)
      .max(7)
      .describe('Its rows, one for each topic'),
  },
})
