import { defineSection } from '../../data-model/define-section'
import { link, text } from '../../data-model/primitives'
import { heading } from '../../data-model/section-fields'
import { choice, field } from '../../data-model/words'

export const callout = defineSection({
  type: 'callout',
  words: {
    en: ['Call to action in the middle', 'A call to action in the middle of a page'],
    it: ['Invito a metà pagina', 'Un invito a metà pagina'],
  },
  fields: {
    variant: field(
      choice(['field', 'line'], {
        field: { en: 'Lemon band', it: 'Fascia color limone' },
        line: { en: 'Quiet line', it: 'Riga discreta' },
      }).default('line'),
      {
        en: ['Look', 'field is a lemon band, line a quiet ruled one'],
        it: ['Aspetto', 'field è una fascia color limone, line una riga discreta'],
      },
    ),
    heading,
    text: field(text, {
      en: ['Text', 'Why one would, in a sentence or two'],
      it: ['Testo', 'Perché farlo, in una o due frasi'],
    }),
    action: field(link, {
      en: ['Button', 'Its button: label and target'],
      it: ['Pulsante', 'Il suo pulsante: testo e destinazione'],
    }),
  },
})
