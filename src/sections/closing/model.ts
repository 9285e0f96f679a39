import { z } from 'zod'

import { link, terrainOf, text } from '../../data-model/primitives'
import { defineSection } from '../define-section'
import { heading } from '../fields'

export const closing = defineSection({
  type: 'closing',
  description: "The last call to action of a page, on basalt, with the page's terrain behind it",
  fields: {
    heading,
    text: text.describe('Why one would, in a sentence or two'),
    actions: z.array(link).min(1).max(2).describe('Its buttons, the first the stronger one'),
  },
  adds: { terrain: terrainOf.describe('The terrain of the page, behind the words') },
  build: (_section, { page }) => ({ terrain: page }),
})
