import { z } from 'zod'

import { link, text } from '../../data-model/primitives'
import { defineSection } from '../define-section'
import { heading } from '../fields'

export const callout = defineSection({
  type: 'callout',
  description: 'A call to action in the middle of a page',
  fields: {
    variant: z.enum(['field', 'line']).default('line').describe('field is a lemon band, line a quiet ruled one'),
    heading,
    text: text.describe('Why one would, in a sentence or two'),
    action: link.describe('Its button: label and target'),
  },
})
