import { z } from 'zod'
import { defineSection } from '../../data-model/define-section'
import { pageId, text } from '../../data-model/primitives'
import { headed, titled } from '../../data-model/section-fields'

export const situations = defineSection({
  type: 'situations',
  label: { en: 'Three situations', it: 'Tre situazioni' },
  hint: {
    en: 'Three situations a shop can be in, each a tile of terrain that leads to its page',
    it: 'Tre situazioni in cui può trovarsi un negozio, ognuna un riquadro di rilievo che porta alla sua pagina',
  },
  fields: {
    heading: headed.heading,
    intro: headed.intro,
    items: z
      .array(
        z.strictObject({
          page: pageId.meta({
            label: { en: 'Page', it: 'Pagina' },
            hint: { en: 'The page for a shop in this situation', it: 'La pagina per un negozio in questa situazione' },
          }),
          ...titled,
          label: text.meta({
            label: { en: 'Label', it: 'Etichetta' },
            hint: { en: 'What the link to the page says', it: 'Che cosa dice il link alla pagina' },
          }),
        }),
      )
      .length(3)
      .meta({
        label: { en: 'Entries', it: 'Voci' },
        one: { en: 'entry', it: 'voce' },
        hint: { en: 'The situations, one tile each', it: 'Le situazioni, un riquadro per ciascuna' },
      }),
  },
})
