import { z } from 'zod'
import { drawnExample } from '../../drawings/drawn-example'
import { drawingAdds } from '../../drawings/model'
import { defineSection } from '../define-section'
import { drawRidge } from './draw'
import { fields, findings, hut, shownRidge, valuesOf } from './fields'

export const ridge = defineSection({
  type: 'ridge',
  description: "A ridge walked roped: from hut to hut the guide's rope thins and the pupil's thickens. An example",
  fields,
  adds: {
    ...drawingAdds,
    huts: z.array(
      hut.extend({
        guideText: z.string().describe("The guide's share, in words of the language"),
        pupilText: z.string().describe("The pupil's share"),
      }),
    ),
  },
  ...drawnExample({ shown: shownRidge, draw: drawRidge, findings, values: valuesOf }),
})
