import { z } from 'zod'
import { defineSection } from '../../data-model/define-section'
import { link, prose } from '../../data-model/primitives'
import { detail, heading } from '../../data-model/section-fields'
import { field } from '../../data-model/words'

export const closing = defineSection({
  type: 'closing',
  words: ['Last call to action', 'The last call to action of a page, on basalt'],
  fields: {
    heading,
    text: field(prose, ['Text', 'Why one would, in a sentence or two']),
    actions: field(z.array(link).min(1).max(2), ['Buttons', 'Its buttons, the first the stronger one', 'button']),
    detail,
  },
})
