import { z } from 'zod'
import { defineSection } from '../../data-model/define-section'
import { checkWords } from '../kit/example'
import { drawingAdds, shownFrames } from '../kit/model'
import { drawLandfall } from './draw'
import { anyStart, daysOf, fields, findings, shownLandfall, sounding, valuesOf } from './fields'

export const landfall = defineSection({
  type: 'landfall',
  words: {
    en: [
      'Course to an opening (drawing)',
      'The days before an opening as a nautical chart: depth is the days left, soundings what is ready by then',
    ],
    it: [
      'La rotta fino all’apertura (disegno)',
      'I giorni prima di un’apertura come carta nautica: la profondità sono i giorni che mancano, gli scandagli ciò che è pronto per allora',
    ],
  },
  fields,
  adds: {
    ...drawingAdds,
    startText: z.string().describe('The days where the course begins, in words of the language'),
    landingText: z.string().describe('Zero, in words of the language'),
    soundings: z.array(sounding.extend({ depthText: z.string().describe('The days, in words of the language') })),
  },
  build: (section, context) => {
    const { start, ...shown } = shownLandfall(section, context)
    return { ...shown, frames: shownFrames(drawLandfall({ ...shown, start })) }
  },
  check: (section, context) => [
    ...findings(section, context),
    ...checkWords(
      section,
      valuesOf(daysOf(context.figures.get(section.within)) ?? anyStart, section, context.language),
    ),
  ],
})
