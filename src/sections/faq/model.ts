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
      .array(
        z.strictObject({
          question: text.describe('As a visitor would ask it'),
          answer: text.describe('What we answer, in a few sentences'),
        }),
      )
      .min(3)
      .max(10)
      .describe('The questions, in reading order'),
  },
})
