import { z } from 'zod'
import { defineSection } from '../../data-model/define-section'
import { actionId, text } from '../../data-model/primitives'
import { headed, heading } from '../../data-model/section-fields'

export const offer = defineSection({
  type: 'offer',
  label: { en: 'Something to take away', it: 'Qualcosa da portare via' },
  hint: {
    en: 'One thing to take away: a call, a document. Its target is a field of site.json',
    it: 'Una cosa da portare via: una chiamata, un documento. Dove porta sta in site.json',
  },
  fields: {
    tone: headed.tone,
    heading,
    text: text.meta({
      label: { en: 'Text', it: 'Testo' },
      hint: {
        en: 'What the visitor gets, in a few sentences',
        it: 'Che cosa riceve chi visita il sito, in poche frasi',
      },
    }),
    actions: z
      .array(
        z.strictObject({
          action: actionId.meta({
            label: { en: 'Button', it: 'Pulsante' },
            hint: { en: 'Where its button leads', it: 'Dove porta il suo pulsante' },
          }),
          label: text.meta({
            label: { en: 'Label', it: 'Etichetta' },
            hint: { en: 'What its button says', it: 'Che cosa dice il suo pulsante' },
          }),
        }),
      )
      .min(1)
      .max(2)
      .meta({
        label: { en: 'Buttons', it: 'Pulsanti' },
        one: { en: 'button', it: 'pulsante' },
        hint: { en: 'One button or two', it: 'Uno o due pulsanti' },
      }),
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
