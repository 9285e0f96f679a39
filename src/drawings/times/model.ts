import { z } from 'zod'
import { defineSection } from '../../data-model/define-section'
import { checkWords } from '../kit/example'
import { drawingAdds, shownFrames } from '../kit/model'
import { drawTimes } from './draw'
import { fields } from './fields'
import { findings, shownTimes, valuesAt } from './shown'

export const times = defineSection({
  type: 'times',
  words: {
    en: [
      'Answer times (drawing)',
      'How soon the agency answers, as the way of the sun over Etna on the days after a message',
    ],
    it: [
      'I tempi di risposta (disegno)',
      'Quanto presto risponde l’agenzia: il cammino del sole sull’Etna nei giorni dopo un messaggio',
    ],
  },
  fields,
  adds: { ...drawingAdds, days: z.array(z.string()).describe('The day before, the days drawn, the day after') },
  build: (section, context) => {
    const shown = shownTimes(section, context)
    return { ...section, ...shown.words, days: shown.days, frames: shownFrames(drawTimes(shown)) }
  },
  check: (section, context) => [
    ...findings(section, context),
    ...checkWords({ ...section }, valuesAt(section.written.day, section.written.hour, context.language)),
  ],
})
