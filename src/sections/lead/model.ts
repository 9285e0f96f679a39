import { defineSection } from '../../data-model/define-section'
import { ownInterest, text, verbatim } from '../../data-model/primitives'
import { headed, heading } from '../../data-model/section-fields'
import { field } from '../../data-model/words'

export const lead = defineSection({
  type: 'lead',
  words: {
    en: [
      'Lead form',
      'The lead form: name, e-mail, phone, message. Any page can place it with its own interest, source and texts',
    ],
    it: [
      'Modulo breve',
      'Il modulo breve: nome, e-mail, telefono, messaggio. Ogni pagina può averlo con interesse, fonte e testi suoi',
    ],
  },
  fields: {
    tone: headed.tone,
    heading,
    intro: field(text, {
      en: ['Introduction', 'What happens after sending, below the heading'],
      it: ['Introduzione', 'Che cosa succede dopo l’invio, sotto il titolo'],
    }),
    interest: field(ownInterest, {
      en: ['Interest', 'Sent as `interest`: says what the form is about'],
      it: ['Interesse', 'Inviato come `interest`: dice di che cosa tratta il modulo'],
    }),
    source: field(verbatim, {
      en: ['Source', 'Sent as `source`: names the site and the campaign'],
      it: ['Fonte', 'Inviato come `source`: dice di quale sito e campagna'],
    }),
    submit: field(text, {
      en: ['Button', 'Label of the button'],
      it: ['Pulsante', 'Etichetta del pulsante'],
    }),
  },
  namespaces: ['forms'],
})
