import { z } from 'zod'
import { defineSection } from '../../data-model/define-section'
import { figureId, text } from '../../data-model/primitives'
import { headed } from '../../data-model/section-fields'

const item = z.strictObject({
  figure: figureId.meta({
    label: { en: 'Figure', it: 'Numero' },
    hint: { en: 'The figure, as the language writes it', it: 'Il numero, come lo scrive la lingua' },
  }),
  text: text.optional().meta({
    label: { en: 'Text', it: 'Testo' },
    hint: { en: 'Replaces the figure’s own label here', it: 'Qui sta al posto dell’etichetta del numero' },
  }),
})

export const figures = defineSection({
  type: 'figures',
  label: { en: 'Large figures', it: 'Numeri grandi' },
  hint: {
    en: 'Figures as spot heights: large numbers on stems, with what each claims below it',
    it: 'Numeri come quote: cifre grandi su steli, con sotto ciò che ognuna afferma',
  },
  fields: {
    ...headed,
    items: z
      .array(item)
      .min(1)
      .max(6)
      .meta({
        label: { en: 'Entries', it: 'Voci' },
        one: { en: 'entry', it: 'voce' },
        hint: { en: 'Its figures, from left to right', it: 'I suoi numeri, da sinistra a destra' },
      }),
  },
})
