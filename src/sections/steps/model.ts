import { z } from 'zod'
import { defineSection } from '../../data-model/define-section'
import { headed, sectionLink, sheet, titled } from '../../data-model/section-fields'
import { field } from '../../data-model/words'

export const steps = defineSection({
  type: 'steps',
  words: ['Numbered steps', 'A process or a story in three to five numbered columns under one rule'],
  fields: {
    ...headed,
    items: field(z.array(z.strictObject(titled)).min(3).max(5), ['Entries', 'Its steps, from left to right', 'entry']),
    link: sectionLink,
    sheet,
  },
})
