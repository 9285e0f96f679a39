import { z } from 'zod'
import { defineSection } from '../../data-model/define-section'
import { checkWords } from '../kit/example'
import { drawingAdds, shownFrames } from '../kit/model'
import { drawStreet } from './draw'
import { fields, findings, moment, shownStreet, valuesOf } from './fields'

export const street = defineSection({
  type: 'street',
  words: {
    en: [
      'Opening day (drawing)',
      'Opening day along a street, hour by hour: with each thing that is ready the shutter rises. An example',
    ],
    it: [
      'Il giorno dell’apertura (disegno)',
      'Il giorno dell’apertura lungo una strada, ora per ora: a ogni cosa pronta la serranda sale. Un esempio',
    ],
  },
  fields,
  adds: {
    ...drawingAdds,
    moments: z
      .array(moment.extend({ timeText: z.string().describe('The time as one says it') }))
      .describe('Every moment of the day, in order'),
  },
  build: (section, { language }) => {
    const { steps, ...shown } = shownStreet(section, language)
    const moments = shown.moments.map(({ time, name, text: what, timeText }) => ({ time, name, text: what, timeText }))
    return { ...shown, moments, frames: shownFrames(drawStreet({ ...shown, steps })) }
  },
  check: (section, { language }) => [...findings(section), ...checkWords(section, valuesOf(section, language))],
})
