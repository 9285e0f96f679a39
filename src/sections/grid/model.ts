import { z } from 'zod'
import { defineSection } from '../../data-model/define-section'
import { icon } from '../../data-model/primitives'
import { headed, titled } from '../../data-model/section-fields'

export const grid = defineSection({
  type: 'grid',
  label: { en: 'Grid with icons', it: 'Griglia con icone' },
  hint: { en: 'A ruled grid of short items with an icon each', it: 'Una griglia di voci brevi, ognuna con un’icona' },
  fields: {
    ...headed,
    items: z
      .array(z.strictObject({ icon, ...titled }))
      .min(3)
      .max(8)
      .meta({
        label: { en: 'Entries', it: 'Voci' },
        one: { en: 'entry', it: 'voce' },
        hint: { en: 'Its cells, in reading order', it: 'Le sue caselle, nell’ordine di lettura' },
      }),
  },
})
