import { z } from 'zod'
import { defineSection } from '../../data-model/define-section'
import { figureId, fileName, link, terrainOf, text } from '../../data-model/primitives'
import { choice, field } from '../../data-model/words'

export const hero = defineSection({
  type: 'hero',
  words: ['Top of the page', "The lemon field at the top of a page, with the page's terrain behind it"],
  fields: {
    variant: field(
      choice(['home', 'page'], {
        home: 'Fills the first screen',
        page: 'Lower',
      }).default('page'),
      ['Look', 'home fills the first screen; page is lower'],
    ),
    badges: field(z.array(text).max(3).default([]), ['Badges', 'Short marks above the heading', 'badge']),
    heading: field(text, ['Heading', 'The only h1 of the page: few words, very large']),
    lede: field(text, ['First sentences', 'What the page is about, in one or two sentences']),
    actions: field(z.array(link).max(2).default([]), ['Buttons', 'Its buttons, the first the stronger one', 'button']),
    spots: field(z.array(figureId).max(3).default([]), [
      'Spot heights',
      'Figures shown as spot heights on the terrain, highest first',
      'spot height',
    ]),
    image: field(
      z
        .strictObject({
          file: field(fileName, [
            'Picture',
            'A picture of data/images, by its name without the ending; its dark form goes with it',
          ]),
          alt: field(text, ['Description of the picture', 'What it shows, for those who do not see it']),
        })
        .optional(),
      ['Picture', 'A picture in place of the terrain'],
    ),
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
