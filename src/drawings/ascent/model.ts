import { z } from 'zod'
import { defineSection } from '../../data-model/define-section'
import { drawnExample } from '../kit/drawn-example'
import { drawingAdds } from '../kit/model'
import { drawAscent } from './draw'
import { fields, findings, route, shownAscent, valuesOf } from './fields'

export const ascent = defineSection({
  type: 'ascent',
  words: {
    en: [
      'Three ways up a mountain (drawing)',
      'A decision as one mountain with three routes: weeks, days of the team and euros of each. An example',
    ],
    it: [
      'Tre strade per una cima (disegno)',
      'Una decisione come una montagna con tre strade: settimane, giornate della squadra ed euro di ognuna. Un esempio',
    ],
  },
  fields,
  adds: {
    ...drawingAdds,
    options: z.array(
      route.extend({
        timeText: z.string().describe('How many weeks it takes'),
        teamText: z.string().describe('How many days of the team it asks'),
        costText: z.string().describe('What it costs'),
      }),
    ),
  },
  ...drawnExample({ shown: shownAscent, draw: drawAscent, findings, values: valuesOf }),
})
