import { defineSection } from '../../data-model/define-section'
import { link, text } from '../../data-model/primitives'
import { heading } from '../../data-model/section-fields'
import { choice } from '../../data-model/words'

export const callout = defineSection({
  type: 'callout',
  label: { en: 'Call to action in the middle', it: 'Invito a metà pagina' },
  hint: { en: 'A call to action in the middle of a page', it: 'Un invito a metà pagina' },
  fields: {
    variant: choice(['field', 'line'], {
      field: { en: 'Lemon band', it: 'Fascia color limone' },
      line: { en: 'Quiet line', it: 'Riga discreta' },
    })
      .default('line')
      .meta({
        label: { en: 'Look', it: 'Aspetto' },
        hint: {
          en: 'field is a lemon band, line a quiet ruled one',
          it: 'field è una fascia color limone, line una riga discreta',
        },
      }),
    heading,
    text: text.meta({
      label: { en: 'Text', it: 'Testo' },
      hint: { en: 'Why one would, in a sentence or two', it: 'Perché farlo, in una o due frasi' },
    }),
    action: link.meta({
      label: { en: 'Button', it: 'Pulsante' },
      hint: { en: 'Its button: label and target', it: 'Il suo pulsante: testo e destinazione' },
    }),
  },
})
