import { z } from 'zod'
import { defineSection } from '../../data-model/define-section'
import { headed, sectionLink, titled } from '../../data-model/section-fields'
import { choice } from '../../data-model/words'

const product = z.strictObject({
  drawing: choice(['analytics', 'automation', 'monitoring'], {
    analytics: { en: 'Analytics', it: 'Analisi' },
    automation: { en: 'Automation', it: 'Automazione' },
    monitoring: { en: 'Monitoring', it: 'Monitoraggio' },
  }).meta({
    label: { en: 'Drawing', it: 'Disegno' },
    hint: { en: 'Which drawing stands above it', it: 'Quale disegno le sta sopra' },
  }),
  ...titled,
})

export const suite = defineSection({
  type: 'suite',
  label: { en: 'The three products', it: 'I tre prodotti' },
  hint: {
    en: 'The three products of the proprietary suite, each with its own small drawing',
    it: 'I tre prodotti della suite proprietaria, ognuno con il suo piccolo disegno',
  },
  fields: {
    ...headed,
    items: z
      .array(product)
      .length(3)
      .meta({
        label: { en: 'Entries', it: 'Voci' },
        one: { en: 'entry', it: 'voce' },
        hint: { en: 'The products, in reading order', it: 'I prodotti, nell’ordine di lettura' },
      }),
    link: sectionLink,
  },
})
