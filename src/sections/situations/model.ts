import { z } from 'zod'
import { defineSection } from '../../data-model/define-section'
import { link, text } from '../../data-model/primitives'
import { headed, titled } from '../../data-model/section-fields'
import { field } from '../../data-model/words'

export const situations = defineSection({
  type: 'situations',
  words: ['Three situations', 'Three situations a shop can be in, each with a link to its page'],
  fields: {
    heading: headed.heading,
    intro: headed.intro,
    items: field(
      z
        .array(
          z.strictObject({
            ...titled,
            // The whole card is one link.
            text: field(text, ['Text', 'What such a shop is like, in a few sentences']),
            action: field(link, ['Link', 'The page for a shop in this situation']),
          }),
        )
        .length(3),
      ['Entries', 'The three situations', 'entry'],
    ),
  },
})
