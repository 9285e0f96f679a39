import { z } from 'zod'

import { pageId, text } from '../../data-model/primitives'
import { defineSection } from '../define-section'
import { headed, titled } from '../fields'

export const situations = defineSection({
  type: 'situations',
  description: 'Three situations a shop can be in, each a tile of terrain that leads to its page',
  fields: {
    heading: headed.heading,
    intro: headed.intro,
    items: z
      .array(
        z.strictObject({
          page: pageId.describe('The page for a shop in this situation'),
          ...titled,
          label: text.describe('What the link to the page says'),
        }),
      )
      .length(3)
      .describe('The situations, one tile each'),
  },
})
