import { z } from 'zod'
import { defineSection } from '../../sections/define-section'
import { drawnExample } from '../kit/drawn-example'
import { drawingAdds } from '../kit/model'
import { drawDistances } from './draw'
import { fields, findings, place, shownDistances, valuesOf } from './fields'

export const distances = defineSection({
  type: 'distances',
  label: { en: 'Distances from a harbour (drawing)', it: 'Le distanze da un porto (disegno)' },
  hint: {
    en: 'A map around one harbour, true to distance: straight lines to other places, and rings. An example',
    it: 'Una carta intorno a un porto, vera nelle distanze: linee dritte verso altri luoghi, e anelli. Un esempio',
  },
  fields,
  adds: {
    ...drawingAdds,
    places: z.array(place.extend({ distance: z.string().describe('How far it is, in words of the language') })),
    rings: z.array(z.string()).describe('How far the rings are, in words of the language'),
  },
  ...drawnExample({ shown: shownDistances, draw: drawDistances, findings, values: valuesOf }),
})
