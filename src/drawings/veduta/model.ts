import { z } from 'zod'
import { defineSection } from '../../data-model/define-section'
import { checkWords } from '../kit/example'
import { drawingAdds, shownFrames } from '../kit/model'
import { drawVeduta } from './draw'
import { fields, zone } from './fields'
import { findings, ofStop, shownVeduta, valuesOf } from './shown'

export const veduta = defineSection({
  type: 'veduta',
  words: {
    en: [
      'Courier’s round (drawing)',
      'A courier’s round through Catania, from under Etna to the port, as a view of the town. An example',
    ],
    it: [
      'Il giro del corriere (disegno)',
      'Il giro di un corriere per Catania, da sotto l’Etna al porto, come una veduta della città. Un esempio',
    ],
  },
  fields,
  adds: {
    ...drawingAdds,
    zones: z.array(zone.extend({ parcelsText: z.string().describe('How many, in words of the language') })),
  },
  build: (section, { language }) => {
    const { legs, ...shown } = shownVeduta(section, language)
    return { ...shown, frames: shownFrames(drawVeduta({ ...shown, legs })) }
  },
  check: (section, { language }) => {
    const { stops, ...others } = section
    const values = valuesOf(section, language)
    return [...findings(section), ...checkWords(others, values), ...checkWords({ stops }, { ...values, ...ofStop })]
  },
})
