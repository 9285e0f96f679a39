import { z } from 'zod'

import { defineSection } from '../define-section'
import { headed, titled } from '../fields'

export const principles = defineSection({
  type: 'principles',
  description: 'Declarations one below the other, each as large as a heading',
  fields: {
    ...headed,
    items: z.array(z.strictObject(titled)).min(3).max(9).describe('The declarations, in reading order'),
  },
})
