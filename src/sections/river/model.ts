import { z } from 'zod'
import { drawnExample } from '../../drawings/drawn-example'
import { drawingAdds, readingAdds } from '../../drawings/model'
import { defineSection } from '../define-section'
import { drawRiver } from './draw'
import { fields, findings, leak, shownRiver, valuesOf } from './fields'

export const river = defineSection({
  type: 'river',
  description: 'Visits as a river of lines: at each leak some sink, and what is left reaches the sea. An example',
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
