import { z } from 'zod'
import { defineSection } from '../../data-model/define-section'
import { card, example, headed, sectionLink, spelledNumbers } from '../../data-model/section-fields'
import { field } from '../../data-model/words'

export const grid = defineSection({
  type: 'grid',
  words: {
    en: ['Grid', 'A ruled grid of short items, each below an icon or a number'],
    it: ['Griglia', 'Una griglia di voci brevi, ognuna sotto un’icona o un numero'],
  },
  fields: {
    ...headed,
    example,
    items: field(z.array(card).min(3).max(8), {
      en: ['Entries', 'Its cells, in reading order', 'entry'],
      it: ['Voci', 'Le sue caselle, nell’ordine di lettura', 'voce'],
    }),
    link: sectionLink,
  },
  check: ({ example, items }) =>
    example ? [] : spelledNumbers(items.map(({ value }, index) => ({ field: `items[${index}].value`, value }))),
})
