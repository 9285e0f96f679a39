import { z } from 'zod'
import { defineSection } from '../../sections/define-section'
import { drawnExample } from '../kit/drawn-example'
import { drawingAdds } from '../kit/model'
import { drawAscent } from './draw'
import { fields, findings, route, shownAscent, valuesOf } from './fields'

export const ascent = defineSection({
  type: 'ascent',
  label: { en: 'Three ways up a mountain (drawing)', it: 'Tre strade per una cima (disegno)' },
  hint: {
    en: 'A decision as one mountain with three routes: length and climb are those of the drawn ground. An example',
    it: 'Una decisione come una montagna con tre strade: lunghezza e dislivello sono quelli del terreno disegnato. Un esempio',
  },
  fields,
  adds: {
    ...drawingAdds,
    options: z.array(
      route.extend({
        lengthText: z.string().describe('Its length over the ground'),
        climbText: z.string().describe('What it climbs, to ten metres'),
        costText: z.string().describe('What it costs'),
      }),
    ),
  },
  ...drawnExample({ shown: shownAscent, draw: drawAscent, findings, values: valuesOf }),
})
