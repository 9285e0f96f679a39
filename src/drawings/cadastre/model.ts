import { z } from 'zod'
import { defineSection } from '../../sections/define-section'
import { drawnExample } from '../kit/drawn-example'
import { drawingAdds } from '../kit/model'
import { drawCadastre } from './draw'
import { fields, findings, parcel, shownCadastre, valuesOf } from './fields'

export const cadastre = defineSection({
  type: 'cadastre',
  label: { en: 'Farm and its parcels (drawing)', it: 'Il podere e le particelle (disegno)' },
  hint: {
    en: 'What a shop keeps on its own server, as the parcels of a farm: each as large as the room it takes. An example',
    it: 'Quello che un negozio tiene sul suo server, come le particelle di un podere: ognuna grande quanto lo spazio che occupa. Un esempio',
  },
  fields,
  adds: {
    ...drawingAdds,
    totalText: z.string().describe('Room of all parcels, in words of the language'),
    parcels: z.array(
      parcel.extend({
        number: z.string().describe('Its number, as the map has it'),
        sizeText: z.string().describe('The room it takes, in words of the language'),
      }),
    ),
  },
  ...drawnExample({ shown: shownCadastre, draw: drawCadastre, findings, values: valuesOf }),
})
