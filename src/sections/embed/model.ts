import { z } from 'zod'
import { defineSection } from '../../data-model/define-section'
import { text, webAddress } from '../../data-model/primitives'
import { headed } from '../../data-model/section-fields'
import { field } from '../../data-model/words'

export const embed = defineSection({
  type: 'embed',
  words: [
    'Video, map or booking page',
    'A page of another site in a frame, which comes once a visitor presses its link',
  ],
  fields: {
    ...headed,
    title: field(text, ['Name', 'What the frame shows, in a few words']),
    url: field(webAddress, [
      'Frame',
      'Address for the frame, as the other site gives it to embed. Its origin stands in `others` of data/site.json',
    ]),
    address: field(webAddress, ['Page', 'Address of the same for people: it opens there without the frame']),
    tall: field(z.boolean().default(false), ['Tall', 'Set for a map or a booking page: a video is 16 : 9']),
  },
})
