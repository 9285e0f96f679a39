import { z } from 'zod'

import { text } from '../../data-model/primitives'
import { defineSection } from '../define-section'
import { headed, heading, sectionLink } from '../fields'

export const statement = defineSection({
  type: 'statement',
  description: 'Prose in large type; the first paragraph is the largest',
  fields: {
    tone: headed.tone,
    heading,
    paragraphs: z.array(text).min(1).max(5).describe('Its paragraphs, in reading order'),
    link: sectionLink,
  },
})
