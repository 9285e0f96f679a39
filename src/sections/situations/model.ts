import { z } from 'zod'

import { pageId, text } from '../../data-model/primitives'
import { defineSection } from '../define-section'

export const situations = defineSection({
  type: 'situations',
  description: 'Three situations a shop can be in, each a tile of terrain that leads to its page',
  fields: {
    heading: text,
    intro: text.optional(),
    items: z.array(z.strictObject({ page: pageId, title: text, text, label: text })).length(3),
  },
})
