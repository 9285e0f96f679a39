import { z } from 'zod'
import { defineSection } from '../../data-model/define-section'
import { link, text } from '../../data-model/primitives'
import { headed, sectionLink, titled } from '../../data-model/section-fields'
import { field } from '../../data-model/words'

const row = z.strictObject({
  ...titled,
  points: field(z.array(text).default([]), {
    en: ['Points', 'Short concrete items below the text', 'point'],
    it: ['Punti', 'Punti brevi e concreti sotto il testo', 'punto'],
  }),
  link: field(link.optional(), {
    en: ['Link', 'Where the row leads'],
    it: ['Link', 'Dove porta la riga'],
  }),
})

export const ledger = defineSection({
  type: 'ledger',
  words: {
    en: ['Ruled list', 'A ruled list: heading on the left, titled rows on the right'],
    it: ['Elenco a righe', 'Un elenco a righe: titolo a sinistra, voci a destra'],
  },
  fields: {
    ...headed,
    items: field(z.array(row).min(2).max(8), {
      en: ['Entries', 'Its rows, in reading order', 'entry'],
      it: ['Voci', 'Le sue righe, nell’ordine di lettura', 'voce'],
    }),
    link: sectionLink,
  },
})
