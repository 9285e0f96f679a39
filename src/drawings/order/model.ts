import { defineSection } from '../../data-model/define-section'
import { drawnExample } from '../kit/drawn-example'
import { drawingAdds } from '../kit/model'
import { drawOrder } from './draw'
import { fields } from './fields'
import { findings, shownOrder, valuesOf } from './shown'

export const order = defineSection({
  type: 'order',
  words: {
    en: [
      'Way of an order (drawing)',
      'The way of one order as a road over a map, with what every system knows at each stop. An example',
    ],
    it: [
      'Il viaggio di un ordine (disegno)',
      'Il viaggio di un ordine come una strada su una mappa, con ciò che ogni sistema sa a ogni tappa. Un esempio',
    ],
  },
  fields,
  adds: drawingAdds,
  ...drawnExample({ shown: shownOrder, draw: drawOrder, findings, values: valuesOf }),
})
