import { z } from 'zod'

import { link, terrainOf, text } from '../../data-model/primitives'
import { defineSection } from '../define-section'

export const closing = defineSection({
  type: 'closing',
  description: "The last call to action of a page, on basalt, with the page's terrain behind it",
  fields: { heading: text, text, actions: z.array(link).min(1).max(2) },
  adds: { terrain: terrainOf },
  build: (_section, { page }) => ({ terrain: page }),
})
