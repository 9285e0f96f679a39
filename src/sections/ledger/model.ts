import { z } from 'zod'
import { defineSection } from '../../data-model/define-section'
import { link, text } from '../../data-model/primitives'
import { headed, sectionLink, titled } from '../../data-model/section-fields'

const row = z.strictObject({
  ...titled,
  points: z
    .array(text)
    .default([])
    .meta({
      label: { en: 'Points', it: 'Punti' },
      one: { en: 'point', it: 'punto' },
      hint: { en: 'Short concrete items below the text', it: 'Punti brevi e concreti sotto il testo' },
    }),
  link: link
    .optional()
    .meta({ label: { en: 'Link', it: 'Link' }, hint: { en: 'Where the row leads', it: 'Dove porta la riga' } }),
})

export const ledger = defineSection({
  type: 'ledger',
  label: { en: 'Ruled list', it: 'Elenco a righe' },
  hint: {
    en: 'A ruled list: heading on the left, titled rows on the right',
    it: 'Un elenco a righe: titolo a sinistra, voci a destra',
  },
  fields: {
    ...headed,
    items: z
      .array(row)
      .min(2)
      .max(8)
      .meta({
        label: { en: 'Entries', it: 'Voci' },
        one: { en: 'entry', it: 'voce' },
        hint: { en: 'Its rows, in reading order', it: 'Le sue righe, nell’ordine di lettura' },
      }),
    link: sectionLink,
  },
})
