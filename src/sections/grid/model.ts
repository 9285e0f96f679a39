import { z } from 'zod'

import { icon, text } from '../../data-model/primitives'
import { defineSection } from '../define-section'
import { headed } from '../fields'

export const grid = defineSection({
  type: 'grid',
  description: 'A ruled grid of short items with an icon each',
  fields: {
    ...headed,
    items: z
      .array(z.strictObject({ icon, title: text, text }))
      .min(3)
      .max(8),
  },
})
