import { z } from 'zod'
import { defineSection } from '../../data-model/define-section'
import { drawnExample } from '../kit/drawn-example'
import { drawingAdds } from '../kit/model'
import { drawTracks } from './draw'
import { fields, findings, shownTracks, valuesOf, walked } from './fields'

const shownWay = walked.extend({ ordersText: z.string().describe('How many orders, in words of the language') })

export const tracks = defineSection({
  type: 'tracks',
  words: {
    en: [
      'Tracks across the lawn (drawing)',
      'The path that a plan drew, and the tracks of the orders that crossed the lawn. An example',
    ],
    it: [
      'Le tracce sul prato (disegno)',
      'Il percorso di un progetto e le tracce degli ordini che hanno tagliato per il prato. Un esempio',
    ],
  },
  fields,
  adds: { ...drawingAdds, road: shownWay, cut: shownWay, plan: shownWay },
  ...drawnExample({ shown: shownTracks, draw: drawTracks, findings, values: valuesOf }),
})
