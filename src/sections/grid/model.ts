import { z } from 'zod'
import { defineSection } from '../../data-model/define-section'
import { icon } from '../../data-model/primitives'
import { headed, titled } from '../../data-model/section-fields'
import { field } from '../../data-model/words'

export const grid = defineSection({
  type: 'grid',
  words: {
    en: ['Grid with icons', 'A ruled grid of short items with an icon each'],
    it: ['Griglia con icone', 'Una griglia di voci brevi, ognuna con un’icona'],
  },
  fields: {
    ...headed,
    items: field(
      z
        .array(z.strictObject({ icon, ...titled }))
        .min(3)
        .max(8),
      {
        en: ['Entries', 'Its cells, in reading order', 'entry'],
        it: ['Voci', 'Le sue caselle, nell’ordine di lettura', 'voce'],
      },
    ),
  },
})
