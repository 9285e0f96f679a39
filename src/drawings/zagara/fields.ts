import { z } from 'zod'

import { text } from '../../data-model/primitives'
import { heading } from '../../data-model/section-fields'
import { field } from '../../data-model/words'

const label = z.strictObject({
  name: field(text, {
    en: ['Name', 'What the part of the blossom is called'],
    it: ['Nome', 'Come si chiama la parte del fiore'],
  }),
  text: field(text, {
    en: ['Text', 'What the part stands for'],
    it: ['Testo', 'Che cosa rappresenta la parte'],
  }),
})

export const fields = {
  heading,
  intro: field(text, {
    en: ['Introduction', 'What zagara is, below the heading'],
    it: ['Introduzione', 'Che cos’è la zagara, sotto il titolo'],
  }),
  labels: field(
    z.strictObject({
      stamens: field(label, {
        en: ['Stamens', 'The many small ones around the middle'],
        it: ['Stami', 'I tanti piccoli intorno al centro'],
      }),
      stigma: field(label, {
        en: ['Stigma', 'The one in the middle'],
        it: ['Stimma', 'Quello al centro'],
      }),
      petals: field(label, {
        en: ['Petals', 'The white ones outside'],
        it: ['Petali', 'Quelli bianchi all’esterno'],
      }),
    }),
    {
      en: ['Labels', 'What stands beside the parts of the blossom'],
      it: ['Etichette', 'Che cosa sta accanto alle parti del fiore'],
    },
  ),
  scale: field(text, {
    en: ['Scale', 'Stands below the bar, which is one centimetre of a real flower'],
    it: ['Scala', 'Sta sotto la barra, che è un centimetro di un fiore vero'],
  }),
}

export const zagaraFields = z.object(fields)
export type Zagara = z.output<typeof zagaraFields>
