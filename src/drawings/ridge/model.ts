import { z } from 'zod'
import { defineSection } from '../../data-model/define-section'
import { drawnExample } from '../kit/drawn-example'
import { drawingAdds } from '../kit/model'
import { drawRidge } from './draw'
import { fields, findings, hut, shownRidge, valuesOf } from './fields'

export const ridge = defineSection({
  type: 'ridge',
  words: {
    en: [
      'Ridge walked roped (drawing)',
      "A ridge walked roped: from hut to hut the guide's rope thins and the pupil's thickens. An example",
    ],
    it: [
      'La cresta in cordata (disegno)',
      'Una cresta in cordata: di rifugio in rifugio la corda della guida si assottiglia e l’altra cresce. Un esempio',
    ],
  },
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
