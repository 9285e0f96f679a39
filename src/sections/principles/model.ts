import { z } from 'zod'

import { defineSection } from '../../data-model/define-section'
import { headed, titled } from '../../data-model/section-fields'

export const principles = defineSection({
  type: 'principles',
  label: { en: 'Principles', it: 'Principi' },
  hint: {
    en: 'Declarations one below the other, each as large as a heading',
    it: 'Dichiarazioni una sotto l’altra, grandi come titoli',
  },
  fields: {
    ...headed,
    items: z
      .array(z.strictObject(titled))
      .min(3)
      .max(9)
      .meta({
        label: { en: 'Entries', it: 'Voci' },
        one: { en: 'entry', it: 'voce' },
        hint: { en: 'The declarations, in reading order', it: 'Le dichiarazioni, nell’ordine di lettura' },
      }),
  },
})
