import { defineSection } from '../../data-model/define-section'
import { link, prose } from '../../data-model/primitives'
import { heading, variant } from '../../data-model/section-fields'
import { field } from '../../data-model/words'

export const callout = defineSection({
  type: 'callout',
  words: ['Call to action in the middle', 'A call to action in the middle of a page'],
  fields: {
    variant: field(variant('band', 'line').default('line'), [
      'Look',
      'band has the color of the brand, line is quiet and ruled',
    ]),
    heading,
    text: field(prose, ['Text', 'Why one would, in a sentence or two']),
    action: field(link, ['Button', 'Its button: label and target']),
  },
})
