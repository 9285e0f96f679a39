import { z } from 'zod'
import { defineSection } from '../../data-model/define-section'
import { figureId, prose } from '../../data-model/primitives'
import { headed, titled } from '../../data-model/section-fields'
import { field } from '../../data-model/words'

const program = z.strictObject({
  figure: field(figureId, ['Figure', 'How long the program lasts']),
  ...titled,
  points: field(z.array(prose).min(2).max(6), ['Points', 'What is learnt, in short', 'point']),
})

export const programs = defineSection({
  type: 'programs',
  words: ['Training programs', 'Training programs, each drawn as long as it lasts'],
  fields: {
    ...headed,
    items: field(z.array(program).min(2).max(6), ['Entries', 'The programs, in reading order', 'entry']),
  },
})
