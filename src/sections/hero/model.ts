import { z } from 'zod'
import { defineSection } from '../../data-model/define-section'
import { figureId, link, prose, text } from '../../data-model/primitives'
import { picture, variant } from '../../data-model/section-fields'
import { field } from '../../data-model/words'

export const hero = defineSection({
  type: 'hero',
  words: ['Top of the page', "The top of a page, in the color of the brand, with the page's terrain behind it"],
  fields: {
    variant: field(variant('home', 'page').default('page'), ['Look', 'home fills the first screen; page is lower']),
    badges: field(z.array(text).max(3).default([]), ['Badges', 'Short marks above the heading', 'badge']),
    heading: field(text, ['Heading', 'The only h1 of the page: few words, very large']),
    lede: field(prose, ['First sentences', 'What the page is about, in one or two sentences']),
    actions: field(z.array(link).max(2).default([]), ['Buttons', 'Its buttons, the first the stronger one', 'button']),
    phone: field(z.boolean().default(false), ['Phone', 'Whether the phone number stands beside the first button']),
    spots: field(z.array(figureId).max(3).default([]), [
      'Spot heights',
      'Figures shown as spot heights on the terrain, highest first',
      'spot height',
    ]),
    image: field(z.strictObject(picture).optional(), ['Picture', 'A picture in place of the terrain']),
  },
})
