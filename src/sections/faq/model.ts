import { z } from 'zod'
import { defineSection } from '../../data-model/define-section'
import { prose, text } from '../../data-model/primitives'
import { headed } from '../../data-model/section-fields'
import { field } from '../../data-model/words'

const item = z.strictObject({
  question: field(text, ['Question', 'As a visitor would ask it']),
  answer: field(prose, ['Answer', 'What we answer, in a few sentences']),
})

export const faq = defineSection({
  type: 'faq',
  words: ['Questions and answers', 'Questions and answers, one open at a time'],
  fields: {
    ...headed,
    items: field(z.array(item).min(3).max(10), ['Entries', 'The questions, in reading order', 'entry']),
  },
})
