import { z } from 'zod'
import { defineSection } from '../../data-model/define-section'
import { figureId, text } from '../../data-model/primitives'
import { headed } from '../../data-model/section-fields'
import { field } from '../../data-model/words'

const item = z.strictObject({
  figure: field(figureId, ['Figure', 'The figure, as the language writes it']),
  claim: field(text.optional(), ['Claim', 'Replaces the figure’s own label here']),
})

export const figures = defineSection({
  type: 'figures',
  words: ['Large figures', 'Figures as spot heights: large numbers on stems, with what each claims below it'],
  fields: {
    ...headed,
    items: field(z.array(item).min(1).max(6), ['Entries', 'Its figures, from left to right', 'entry']),
  },
})
