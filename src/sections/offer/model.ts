import { z } from 'zod'

import { actionId, text } from '../../data-model/primitives'
import { defineSection } from '../define-section'
import { headed, heading } from '../fields'

export const offer = defineSection({
  type: 'offer',
  description: 'One thing to take away: a call, a document. Its target is a field of site.json',
  fields: {
    tone: headed.tone,
    heading,
    text: text.describe('What the visitor gets, in a few sentences'),
    actions: z
      .array(
        z.strictObject({
          action: actionId.describe('Where its button leads'),
          label: text.describe('What its button says'),
        }),
      )
      .min(1)
      .max(2)
      .describe('One button or two'),
  },
})
