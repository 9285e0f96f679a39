import { z } from 'zod'
import { defineSection } from '../../data-model/define-section'
import { figureId, text } from '../../data-model/primitives'
import { headed, titled } from '../../data-model/section-fields'

const program = z.strictObject({
  figure: figureId.meta({
    label: { en: 'Figure', it: 'Numero' },
    hint: { en: 'How long the program lasts', it: 'Quanto dura il programma' },
  }),
  ...titled,
  points: z
    .array(text)
    .min(2)
    .max(6)
    .meta({
      label: { en: 'Points', it: 'Punti' },
      one: { en: 'point', it: 'punto' },
      hint: { en: 'What is learnt, in short', it: 'Che cosa si impara, in breve' },
    }),
})

export const programs = defineSection({
  type: 'programs',
  label: { en: 'Training programs', it: 'Programmi di formazione' },
  hint: {
    en: 'Training programs, each drawn as long as it lasts',
    it: 'Programmi di formazione, ognuno lungo quanto dura',
  },
  fields: {
    ...headed,
    items: z
      .array(program)
      .min(2)
      .max(6)
      .meta({
        label: { en: 'Entries', it: 'Voci' },
        one: { en: 'entry', it: 'voce' },
        hint: { en: 'The programs, in reading order', it: 'I programmi, nell’ordine di lettura' },
      }),
  },
})
