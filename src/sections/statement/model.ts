import { z } from 'zod'

import { link, text } from '../../data-model/primitives'
import { defineSection } from '../define-section'
import { headed } from '../fields'

export const statement = defineSection({
  type: 'statement',
  description: 'Prose in large type; the first paragraph is the largest',
  fields: {
    tone: headed.tone,
    heading: text,
    paragraphs: z.array(text).min(1).max(5),
    link: link.optional(),
  },
})
