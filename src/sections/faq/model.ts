import { z } from 'zod'
import { defineSection } from '../../data-model/define-section'
import { text } from '../../data-model/primitives'
import { headed } from '../../data-model/section-fields'

export const faq = defineSection({
  type: 'faq',
  label: { en: 'Questions and answers', it: 'Domande e risposte' },
  hint: { en: 'Questions and answers, one open at a time', it: 'Domande e risposte, aperte una alla volta' },
  fields: {
    ...headed,
    items: z
      .array(
        z.strictObject({
          question: text.meta({
            label: { en: 'Question', it: 'Domanda' },
            hint: { en: 'As a visitor would ask it', it: 'Come la farebbe chi visita il sito' },
          }),
          answer: text.meta({
            label: { en: 'Answer', it: 'Risposta' },
            hint: { en: 'What we answer, in a few sentences', it: 'Che cosa rispondiamo, in poche frasi' },
          }),
        }),
      )
      .min(3)
      .max(10)
      .meta({
        label: { en: 'Entries', it: 'Voci' },
        one: { en: 'entry', it: 'voce' },
        hint: { en: 'The questions, in reading order', it: 'Le domande, nell’ordine di lettura' },
      }),
  },
})
