import { z } from 'zod'
import { defineSection } from '../../data-model/define-section'
import { text } from '../../data-model/primitives'
import { headed } from '../../data-model/section-fields'
import { field } from '../../data-model/words'

export const comparison = defineSection({
  type: 'comparison',
  words: {
    en: ['Comparison in two columns', 'Two columns of one table: how it is, and how it is with us'],
    it: ['Confronto in due colonne', 'Due colonne: com’è, e com’è con noi'],
  },
  fields: {
    ...headed,
    before: field(text, {
      en: ['Left column', 'Heading of the left column'],
      it: ['Colonna di sinistra', 'Titolo della colonna di sinistra'],
    }),
    after: field(text, {
      en: ['Right column', 'Heading of the right column'],
      it: ['Colonna di destra', 'Titolo della colonna di destra'],
    }),
    rows: field(
      z
        .array(
          z.strictObject({
            topic: field(text, {
              en: ['Topic', 'What the row compares'],
              it: ['Argomento', 'Che cosa confronta la riga'],
            }),
            before: field(text, {
              en: ['Today', 'How it is today'],
              it: ['Oggi', 'Com’è oggi'],
            }),
            after: field(text, {
              en: ['With us', 'How it is with us'],
              it: ['Con noi', 'Com’è con noi'],
            }),
          }),
        )
        .min(3)
        .max(7),
      {
        en: ['Rows', 'Its rows, one for each topic', 'row'],
        it: ['Righe', 'Le sue righe, una per argomento', 'riga'],
      },
    ),
  },
})
