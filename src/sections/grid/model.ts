import { z } from 'zod'

import { icon } from '../../data-model/primitives'
import { defineSection } from '../define-section'
import { headed, titled } from '../fields'

export const grid = defineSection({
  type: 'grid',
  description: 'A ruled grid of short items with an icon each',
  fields: {
    ...headed,
    items: z
      .array(z.strictObject({ icon, ...titled }))
      .min(3)
      .max(8)
      .describe('Its cells, in reading order'),
  },
})
