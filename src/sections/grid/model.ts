import { z } from 'zod'
import { defineSection } from '../../data-model/define-section'
import { card, example, headed, sectionLink } from '../../data-model/section-fields'
import { field } from '../../data-model/words'

export const grid = defineSection({
  type: 'grid',
  words: ['Grid', 'A ruled grid of short items, each below a sign or a number'],
  fields: {
    ...headed,
    example,
    items: field(z.array(card).min(3).max(8), ['Entries', 'Its cells, in reading order', 'entry']),
    link: sectionLink,
  },
})
