import { z } from 'zod'

import { link, text } from '../../data-model/primitives'
import { defineSection } from '../define-section'

export const callout = defineSection({
  type: 'callout',
  description: 'A call to action in the middle of a page',
  fields: {
    variant: z.enum(['field', 'line']).default('line').describe('field is a lemon band, line a quiet ruled one'),
    heading: text,
    text,
    action: link,
  },
})
