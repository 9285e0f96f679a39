import { z } from 'zod'
import { defineSection } from '../../data-model/define-section'
import { link, terrainOf, text } from '../../data-model/primitives'
import { heading } from '../../data-model/section-fields'
import { field } from '../../data-model/words'

export const closing = defineSection({
  type: 'closing',
  words: {
    en: ['Last call to action', "The last call to action of a page, on basalt, with the page's terrain behind it"],
    it: ['Invito finale', 'L’ultimo invito della pagina, su basalto, con il rilievo della pagina sullo sfondo'],
  },
  fields: {
    heading,
    text: field(text, {
      en: ['Text', 'Why one would, in a sentence or two'],
      it: ['Testo', 'Perché farlo, in una o due frasi'],
    }),
    actions: field(z.array(link).min(1).max(2), {
      en: ['Buttons', 'Its buttons, the first the stronger one', 'button'],
      it: ['Pulsanti', 'I suoi pulsanti: il primo è quello più forte', 'pulsante'],
    }),
  },
  adds: { terrain: terrainOf.describe('The terrain of the page, behind the words') },
  build: (_section, { page }) => ({ terrain: page }),
})
