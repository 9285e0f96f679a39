import { z } from 'zod'
import { defineSection } from '../../data-model/define-section'
import { text } from '../../data-model/primitives'
import { headed } from '../../data-model/section-fields'
import { field } from '../../data-model/words'

export const faq = defineSection({
  type: 'faq',
  words: {
    en: ['Questions and answers', 'Questions and answers, one open at a time'],
    it: ['Domande e risposte', 'Domande e risposte, aperte una alla volta'],
  },
  fields: {
    ...headed,
    items: field(
      z
        .array(
          z.strictObject({
            question: field(text, {
              en: ['Question', 'As a visitor would ask it'],
              it: ['Domanda', 'Come la farebbe chi visita il sito'],
            }),
            answer: field(text, {
              en: ['Answer', 'What we answer, in a few sentences'],
              it: ['Risposta', 'Che cosa rispondiamo, in poche frasi'],
            }),
          }),
        )
        .min(3)
        .max(10),
      {
        en: ['Entries', 'The questions, in reading order', 'entry'],
        it: ['Voci', 'Le domande, nell’ordine di lettura', 'voce'],
      },
    ),
  },
})
