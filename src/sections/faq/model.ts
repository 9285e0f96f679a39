import { z } from 'zod'

import { text } from '../../data-model/primitives'
import { defineSection } from '../define-section'
import { headed } from '../fields'

export const faq = defineSection({
  type: 'faq',
  description: 'Questions and answers, one open at a time',
  fields: {
    ...headed,
    items: z
      .array(z.strictObject({ question: text, answer: text }))
      .min(3)
      .max(10),
  },
})
