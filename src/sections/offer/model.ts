import { z } from 'zod'
import { defineSection } from '../../data-model/define-section'
import { actionId, text } from '../../data-model/primitives'
import { headed, heading } from '../../data-model/section-fields'
import { field } from '../../data-model/words'

export const offer = defineSection({
  type: 'offer',
  words: {
    en: ['Something to take away', 'One thing to take away: a call, a document. Its target is a field of site.json'],
    it: ['Qualcosa da portare via', 'Una cosa da portare via: una chiamata, un documento. Dove porta sta in site.json'],
  },
  fields: {
    tone: headed.tone,
    heading,
    text: field(text, {
      en: ['Text', 'What the visitor gets, in a few sentences'],
      it: ['Testo', 'Che cosa riceve chi visita il sito, in poche frasi'],
    }),
    actions: field(
      z
        .array(
          z.strictObject({
            action: field(actionId, {
              en: ['Button', 'Where its button leads'],
              it: ['Pulsante', 'Dove porta il suo pulsante'],
            }),
            label: field(text, {
              en: ['Label', 'What its button says'],
              it: ['Etichetta', 'Che cosa dice il suo pulsante'],
            }),
          }),
        )
        .min(1)
        .max(2),
      {
        en: ['Buttons', 'One button or two', 'button'],
        it: ['Pulsanti', 'Uno o due pulsanti', 'pulsante'],
      },
    ),
  },
  check: ({ actions: [first, second] }) =>
    first?.action === second?.action
      ? [
          {
            field: 'actions[1].action',
            message: {
              en: `leads to "${first?.action}", as the first button does`,
              it: `porta a «${first?.action}», come il primo pulsante`,
            },
          },
        ]
      : [],
})
