import { z } from 'zod'

import { defineSection } from '../../data-model/define-section'
import { headed, sectionLink, titled } from '../../data-model/section-fields'

export const steps = defineSection({
  type: 'steps',
  label: { en: 'Numbered steps', it: 'Passi numerati' },
  hint: {
    en: 'A process or a story in three to five numbered columns under one rule',
    it: 'Un processo o una storia in tre, quattro o cinque colonne numerate sotto una riga',
  },
  fields: {
    ...headed,
    items: z
      .array(z.strictObject(titled))
      .min(3)
      .max(5)
      .meta({
        label: { en: 'Entries', it: 'Voci' },
        one: { en: 'entry', it: 'voce' },
        hint: { en: 'Its steps, from left to right', it: 'I passi, da sinistra a destra' },
      }),
    link: sectionLink,
  },
})
