import { z } from 'zod'
import { defineSection } from '../../data-model/define-section'
import { link, terrainOf, text } from '../../data-model/primitives'
import { heading } from '../../data-model/section-fields'

export const closing = defineSection({
  type: 'closing',
  label: { en: 'Last call to action', it: 'Invito finale' },
  hint: {
    en: "The last call to action of a page, on basalt, with the page's terrain behind it",
    it: 'L’ultimo invito della pagina, su basalto, con il rilievo della pagina sullo sfondo',
  },
  fields: {
    heading,
    text: text.meta({
      label: { en: 'Text', it: 'Testo' },
      hint: { en: 'Why one would, in a sentence or two', it: 'Perché farlo, in una o due frasi' },
    }),
    actions: z
      .array(link)
      .min(1)
      .max(2)
      .meta({
        label: { en: 'Buttons', it: 'Pulsanti' },
        one: { en: 'button', it: 'pulsante' },
        hint: { en: 'Its buttons, the first the stronger one', it: 'I suoi pulsanti: il primo è quello più forte' },
      }),
  },
  adds: { terrain: terrainOf.describe('The terrain of the page, behind the words') },
  build: (_section, { page }) => ({ terrain: page }),
})
