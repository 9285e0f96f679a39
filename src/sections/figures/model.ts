import { z } from 'zod'
import { defineSection } from '../../data-model/define-section'
import { figureId, text } from '../../data-model/primitives'
import { headed } from '../../data-model/section-fields'
import { field } from '../../data-model/words'

const item = z.strictObject({
  figure: field(figureId, {
    en: ['Figure', 'The figure, as the language writes it'],
    it: ['Numero', 'Il numero, come lo scrive la lingua'],
  }),
  text: field(text.optional(), {
    en: ['Text', 'Replaces the figure’s own label here'],
    it: ['Testo', 'Qui sta al posto dell’etichetta del numero'],
  }),
})

export const figures = defineSection({
  type: 'figures',
  words: {
    en: ['Large figures', 'Figures as spot heights: large numbers on stems, with what each claims below it'],
    it: ['Numeri grandi', 'Numeri come quote: cifre grandi su steli, con sotto ciò che ognuna afferma'],
  },
  fields: {
    ...headed,
    items: field(z.array(item).min(1).max(6), {
      en: ['Entries', 'Its figures, from left to right', 'entry'],
      it: ['Voci', 'I suoi numeri, da sinistra a destra', 'voce'],
    }),
  },
})
