import { defineSection } from '../../data-model/define-section'
import { ownInterest, text, verbatim } from '../../data-model/primitives'
import { headed, heading } from '../../data-model/section-fields'

export const lead = defineSection({
  type: 'lead',
  label: { en: 'Lead form', it: 'Modulo breve' },
  hint: {
    en: 'The lead form: name, e-mail, phone, message. Any page can place it with its own interest, source and texts',
    it: 'Il modulo breve: nome, e-mail, telefono, messaggio. Ogni pagina può averlo con interesse, fonte e testi suoi',
  },
  fields: {
    tone: headed.tone,
    heading,
    intro: text.meta({
      label: { en: 'Introduction', it: 'Introduzione' },
      hint: {
        en: 'What happens after sending, below the heading',
        it: 'Che cosa succede dopo l’invio, sotto il titolo',
      },
    }),
    interest: ownInterest.meta({
      label: { en: 'Interest', it: 'Interesse' },
      hint: {
        en: 'Sent as `interest`: says what the form is about',
        it: 'Inviato come `interest`: dice di che cosa tratta il modulo',
      },
    }),
    source: verbatim.meta({
      label: { en: 'Source', it: 'Fonte' },
      hint: {
        en: 'Sent as `source`: names the site and the campaign',
        it: 'Inviato come `source`: dice di quale sito e campagna',
      },
    }),
    submit: text.meta({
      label: { en: 'Button', it: 'Pulsante' },
      hint: { en: 'Label of the button', it: 'Etichetta del pulsante' },
    }),
  },
  namespaces: ['forms'],
})
