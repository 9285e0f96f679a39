import { z } from 'zod'
import { defineSection } from '../../data-model/define-section'
import { drawingName, identifier, link, prose } from '../../data-model/primitives'
import { heading } from '../../data-model/section-fields'
import { field } from '../../data-model/words'

const detail = z.strictObject({
  drawing: field(drawingName, ['Drawing', 'Name of a folder of data/drawings']),
  id: field(identifier, ['Part', 'Which of its details it is']),
})

export const closing = defineSection({
  type: 'closing',
  words: ['Last call to action', 'The last call to action of a page, on basalt'],
  fields: {
    heading,
    text: field(prose, ['Text', 'Why one would, in a sentence or two']),
    actions: field(z.array(link).min(1).max(2), ['Buttons', 'Its buttons, the first the stronger one', 'button']),
    detail: field(detail.optional(), [
      'Detail',
      'A part of the drawing that the page shows, in lines beside the words',
    ]),
  },
})
