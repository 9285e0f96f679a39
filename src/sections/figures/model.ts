import { z } from 'zod'

import { figureId, text } from '../../data-model/primitives'
import { defineSection } from '../define-section'
import { headed } from '../fields'

const item = z.strictObject({
  figure: figureId.describe('The figure, as the language writes it'),
  text: text.optional().describe('Replaces the figure’s own label here'),
})

export const figures = defineSection({
  type: 'figures',
  description: 'Figures as spot heights: large numbers on stems, with what each claims below it',
  fields: { ...headed, items: z.array(item).min(1).max(6).describe('Its figures, from left to right') },
})
