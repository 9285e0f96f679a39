import { z } from 'zod'

import { defineSection } from '../../data-model/define-section'
import { headed, titled } from '../../data-model/section-fields'
import { field } from '../../data-model/words'

export const principles = defineSection({
  type: 'principles',
  words: {
    en: ['Principles', 'Declarations one below the other, each as large as a heading'],
    it: ['Principi', 'Dichiarazioni una sotto l’altra, grandi come titoli'],
  },
  fields: {
    ...headed,
    items: field(z.array(z.strictObject(titled)).min(3).max(9), {
      en: ['Entries', 'The declarations, in reading order', 'entry'],
      it: ['Voci', 'Le dichiarazioni, nell’ordine di lettura', 'voce'],
    }),
  },
})
