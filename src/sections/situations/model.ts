import { z } from 'zod'
import { defineSection } from '../../data-model/define-section'
import { pageId, text } from '../../data-model/primitives'
import { headed, titled } from '../../data-model/section-fields'
import { field } from '../../data-model/words'

export const situations = defineSection({
  type: 'situations',
  words: {
    en: ['Three situations', 'Three situations a shop can be in, each with a link to its page'],
    it: ['Tre situazioni', 'Tre situazioni in cui può trovarsi un negozio, ognuna con il link alla sua pagina'],
  },
  fields: {
    heading: headed.heading,
    intro: headed.intro,
    items: field(
      z
        .array(
          z.strictObject({
            page: field(pageId, {
              en: ['Page', 'The page for a shop in this situation'],
              it: ['Pagina', 'La pagina per un negozio in questa situazione'],
            }),
            ...titled,
            label: field(text, {
              en: ['Label', 'What the link to the page says'],
              it: ['Etichetta', 'Che cosa dice il link alla pagina'],
            }),
          }),
        )
        .length(3),
      {
        en: ['Entries', 'The three situations', 'entry'],
        it: ['Voci', 'Le tre situazioni', 'voce'],
      },
    ),
  },
})
