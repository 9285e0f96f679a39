import { z } from 'zod'

import { text } from '../../data-model/primitives'
import { heading } from '../../data-model/section-fields'

const label = z.strictObject({
  name: text.meta({
    label: { en: 'Name', it: 'Nome' },
    hint: { en: 'What the part of the blossom is called', it: 'Come si chiama la parte del fiore' },
  }),
  text: text.meta({
    label: { en: 'Text', it: 'Testo' },
    hint: { en: 'What the part stands for', it: 'Che cosa rappresenta la parte' },
  }),
})

export const fields = {
  heading,
  intro: text.meta({
    label: { en: 'Introduction', it: 'Introduzione' },
    hint: { en: 'What zagara is, below the heading', it: 'Che cos’è la zagara, sotto il titolo' },
  }),
  labels: z
    .strictObject({
      stamens: label.meta({
        label: { en: 'Stamens', it: 'Stami' },
        hint: { en: 'The many small ones around the middle', it: 'I tanti piccoli intorno al centro' },
      }),
      stigma: label.meta({
        label: { en: 'Stigma', it: 'Stimma' },
        hint: { en: 'The one in the middle', it: 'Quello al centro' },
      }),
      petals: label.meta({
        label: { en: 'Petals', it: 'Petali' },
        hint: { en: 'The white ones outside', it: 'Quelli bianchi all’esterno' },
      }),
    })
    .meta({
      label: { en: 'Labels', it: 'Etichette' },
      hint: { en: 'What stands beside the parts of the blossom', it: 'Che cosa sta accanto alle parti del fiore' },
    }),
  scale: text.meta({
    label: { en: 'Scale', it: 'Scala' },
    hint: {
      en: 'Stands below the bar, which is one centimetre of a real flower',
      it: 'Sta sotto la barra, che è un centimetro di un fiore vero',
    },
  }),
}

export const zagaraFields = z.object(fields)
export type Zagara = z.output<typeof zagaraFields>
