import { z } from 'zod'
import { defineSection } from '../../data-model/define-section'
import { text } from '../../data-model/primitives'
import { headed } from '../../data-model/section-fields'

export const comparison = defineSection({
  type: 'comparison',
  label: { en: 'Comparison in two columns', it: 'Confronto in due colonne' },
  hint: { en: 'Two columns of one table: how it is, and how it is with us', it: 'Due colonne: com’è, e com’è con noi' },
  fields: {
    ...headed,
    before: text.meta({
      label: { en: 'Left column', it: 'Colonna di sinistra' },
      hint: { en: 'Heading of the left column', it: 'Titolo della colonna di sinistra' },
    }),
    after: text.meta({
      label: { en: 'Right column', it: 'Colonna di destra' },
      hint: { en: 'Heading of the right column', it: 'Titolo della colonna di destra' },
    }),
    rows: z
      .array(
        z.strictObject({
          topic: text.meta({
            label: { en: 'Topic', it: 'Argomento' },
            hint: { en: 'What the row compares', it: 'Che cosa confronta la riga' },
          }),
          before: text.meta({
            label: { en: 'Today', it: 'Oggi' },
            hint: { en: 'How it is today', it: 'Com’è oggi' },
          }),
          after: text.meta({
            label: { en: 'With us', it: 'Con noi' },
            hint: { en: 'How it is with us', it: 'Com’è con noi' },
          }),
        }),
      )
      .min(3)
      .max(7)
      .meta({
        label: { en: 'Rows', it: 'Righe' },
        one: { en: 'row', it: 'riga' },
        hint: { en: 'Its rows, one for each topic', it: 'Le sue righe, una per argomento' },
      }),
  },
})
