import { z } from 'zod'

import { figureId, fileName, link, terrainOf, text } from '../../data-model/primitives'
import { defineSection } from '../define-section'

export const hero = defineSection({
  type: 'hero',
  description: "The lemon field at the top of a page, with the page's terrain behind it",
  fields: {
    variant: z.enum(['home', 'page']).default('page').describe('home fills the first screen; page is lower'),
    badges: z.array(text).max(3).default([]).describe('Short marks above the heading'),
    heading: text.describe('The only h1 of the page: few words, very large'),
    lede: text.describe('What the page is about, in one or two sentences'),
    actions: z.array(link).max(2).default([]).describe('Its buttons, the first the stronger one'),
    spots: z.array(figureId).max(3).default([]).describe('Figures shown as spot heights on the terrain, highest first'),
    image: z
      .strictObject({
        file: fileName.describe('A picture of data/images, by its name without the ending; its dark form goes with it'),
        alt: text.describe('What it shows, for those who do not see it'),
      })
      .optional()
      .describe('A picture in place of the terrain'),
  },
  adds: { terrain: terrainOf.describe('The drawing behind the words') },
  build: (_section, { page }) => ({ terrain: page }),
  check: ({ spots }, { terrain }) => {
    const places = terrain?.spots.length ?? 0
    if (spots.length <= places) return []
    const message = `shows ${spots.length} figures, but its terrain in data/terrains.json has ${places} spots for them`
    return [{ field: 'spots', message }]
  },
})
