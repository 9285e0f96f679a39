import { z } from 'zod'

import { defineSection } from '../define-section'
import { headed, sectionLink, titled } from '../fields'

export const steps = defineSection({
  type: 'steps',
  description: 'A process or a story in three to five numbered columns under one rule',
  fields: {
    ...headed,
    items: z.array(z.strictObject(titled)).min(3).max(5).describe('Its steps, from left to right'),
    link: sectionLink,
  },
})
