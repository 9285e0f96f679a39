import { z } from 'zod'
import { defineSection } from '../../data-model/define-section'
import { figureId, text } from '../../data-model/primitives'
import { headed, titled } from '../../data-model/section-fields'
import { field } from '../../data-model/words'

const program = z.strictObject({
  figure: field(figureId, {
    en: ['Figure', 'How long the program lasts'],
    it: ['Numero', 'Quanto dura il programma'],
  }),
  ...titled,
  points: field(z.array(text).min(2).max(6), {
    en: ['Points', 'What is learnt, in short', 'point'],
    it: ['Punti', 'Che cosa si impara, in breve', 'punto'],
  }),
})

export const programs = defineSection({
  type: 'programs',
  words: {
    en: ['Training programs', 'Training programs, each drawn as long as it lasts'],
    it: ['Programmi di formazione', 'Programmi di formazione, ognuno lungo quanto dura'],
  },
  fields: {
    ...headed,
    items: field(z.array(program).min(2).max(6), {
      en: ['Entries', 'The programs, in reading order', 'entry'],
      it: ['Voci', 'I programmi, nell’ordine di lettura', 'voce'],
    }),
  },
})
