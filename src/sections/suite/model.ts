import { z } from 'zod'
import { defineSection } from '../../data-model/define-section'
import { headed, sectionLink, titled } from '../../data-model/section-fields'
import { choice, field } from '../../data-model/words'

const product = z.strictObject({
  drawing: field(
    choice(['analytics', 'automation', 'monitoring'], {
      analytics: { en: 'Analytics', it: 'Analisi' },
      automation: { en: 'Automation', it: 'Automazione' },
      monitoring: { en: 'Monitoring', it: 'Monitoraggio' },
    }),
    {
      en: ['Drawing', 'Which drawing stands above it'],
      it: ['Disegno', 'Quale disegno le sta sopra'],
    },
  ),
  ...titled,
})

export const suite = defineSection({
  type: 'suite',
  words: {
    en: ['The three products', 'The three products of the proprietary suite, each with its own small drawing'],
    it: ['I tre prodotti', 'I tre prodotti della suite proprietaria, ognuno con il suo piccolo disegno'],
  },
  fields: {
    ...headed,
    items: field(z.array(product).length(3), {
      en: ['Entries', 'The products, in reading order', 'entry'],
      it: ['Voci', 'I prodotti, nell’ordine di lettura', 'voce'],
    }),
    link: sectionLink,
  },
})
