import { defineSection } from '../../data-model/define-section'
import { interest, text } from '../../data-model/primitives'
import { headed, heading } from '../../data-model/section-fields'

export const contact = defineSection({
  type: 'contact',
  label: { en: 'Contact form', it: 'Modulo di contatto' },
  hint: {
    en: 'The contact form with the contact details beside it',
    it: 'Il modulo di contatto, con accanto i contatti',
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
    interest: interest.optional().meta({
      label: { en: 'Interest', it: 'Interesse' },
      hint: {
        en: 'Interest that is chosen when the page opens',
        it: 'L’interesse già scelto all’apertura della pagina',
      },
    }),
  },
  namespaces: ['forms'],
})
