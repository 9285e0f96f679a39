import { z } from 'zod'

import { actionId, text } from '../../data-model/primitives'
import { defineSection } from '../define-section'
import { headed } from '../fields'

export const offer = defineSection({
  type: 'offer',
  description: 'One thing to take away: a call, a document. Its target is a field of site.json',
  fields: {
    tone: headed.tone,
    heading: text,
    text,
    actions: z
      .array(z.strictObject({ action: actionId, label: text }))
      .min(1)
      .max(2),
  },
})
