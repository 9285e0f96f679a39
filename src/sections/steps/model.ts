import { z } from 'zod'
import { defineSection } from '../../data-model/define-section'
import { headed, sectionLink, sheet, titled } from '../../data-model/section-fields'
import { field } from '../../data-model/words'

const step = z.strictObject({
  ...titled,
  height: field(z.number().int().min(0).max(10).optional(), [
    'Height of the road',
    '0 to 10. Up to four steps have a road. Without heights it climbs evenly',
  ]),
})

export const steps = defineSection({
  type: 'steps',
  words: ['Numbered steps', 'A process or a story in three to five numbered columns under one rule'],
  fields: {
    ...headed,
    items: field(z.array(step).min(3).max(5), ['Entries', 'Its steps, from left to right', 'entry']),
    link: sectionLink,
    sheet,
  },
})
