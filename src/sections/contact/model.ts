import { defineSection } from '../../data-model/define-section'
import { interest, text } from '../../data-model/primitives'
import { headed, heading } from '../../data-model/section-fields'
import { field } from '../../data-model/words'

export const contact = defineSection({
  type: 'contact',
  words: {
    en: ['Contact form', 'The contact form with the contact details beside it'],
    it: ['Modulo di contatto', 'Il modulo di contatto, con accanto i contatti'],
  },
  fields: {
    tone: headed.tone,
    heading,
    intro: field(text, {
      en: ['Introduction', 'What happens after sending, below the heading'],
      it: ['Introduzione', 'Che cosa succede dopo l’invio, sotto il titolo'],
    }),
    interest: field(interest.optional(), {
      en: ['Interest', 'Interest that is chosen when the page opens'],
      it: ['Interesse', 'L’interesse già scelto all’apertura della pagina'],
    }),
  },
  namespaces: ['forms'],
})
