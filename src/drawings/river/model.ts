import { z } from 'zod'
import { defineSection } from '../../data-model/define-section'
import { drawnExample } from '../kit/drawn-example'
import { drawingAdds, readingAdds } from '../kit/model'
import { drawRiver } from './draw'
import { fields, findings, leak, shownRiver, valuesOf } from './fields'

export const river = defineSection({
  type: 'river',
  words: {
    en: [
      'River of visits (drawing)',
      'Visits as a river of lines: at each leak some sink, and what is left reaches the sea. An example',
    ],
    it: [
      'Il fiume delle visite (disegno)',
      'Le visite come un fiume di linee: a ogni perdita qualcuna affonda, il resto arriva al mare. Un esempio',
    ],
  },
  fields,
  adds: {
    ...drawingAdds,
    ...readingAdds,
    sourceText: z.string().describe('How many arrive, in words of the language'),
    leaks: z
      .array(
        leak.extend({
          lossText: z.string().describe('How many leave, in words of the language'),
          restText: z.string().describe('How many are left, in words of the language'),
        }),
      )
      .describe('Where visitors leave, from spring to mouth, with how many'),
  },
  ...drawnExample({ shown: shownRiver, draw: drawRiver, findings, values: valuesOf }),
})
