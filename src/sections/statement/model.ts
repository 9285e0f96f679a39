import { z } from 'zod'
import { defineSection } from '../../data-model/define-section'
import { text } from '../../data-model/primitives'
import { headed, heading, sectionLink } from '../../data-model/section-fields'
import { field } from '../../data-model/words'

export const statement = defineSection({
  type: 'statement',
  words: ['Prose in large type', 'Prose in large type; the first paragraph is the largest'],
  fields: {
    tone: headed.tone,
    heading,
    paragraphs: field(z.array(text).min(1).max(5), ['Paragraphs', 'Its paragraphs, in reading order', 'paragraph']),
    link: sectionLink,
  },
})
