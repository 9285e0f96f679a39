import { z } from 'zod'
import { defineSection } from '../../data-model/define-section'
import { figureId, fileName, link, terrainOf, text } from '../../data-model/primitives'
import { choice, field } from '../../data-model/words'

export const hero = defineSection({
  type: 'hero',
  words: {
    en: ['Top of the page', "The lemon field at the top of a page, with the page's terrain behind it"],
    it: ['Apertura della pagina', 'Il campo color limone in cima alla pagina, con il suo rilievo sullo sfondo'],
  },
  fields: {
    variant: field(
      choice(['home', 'page'], {
        home: { en: 'Fills the first screen', it: 'Riempie il primo schermo' },
        page: { en: 'Lower', it: 'Più bassa' },
      }).default('page'),
      {
        en: ['Look', 'home fills the first screen; page is lower'],
        it: ['Aspetto', 'home riempie il primo schermo; page è più bassa'],
      },
    ),
    badges: field(z.array(text).max(3).default([]), {
      en: ['Badges', 'Short marks above the heading', 'badge'],
      it: ['Distintivi', 'Brevi etichette sopra il titolo', 'distintivo'],
    }),
    heading: field(text, {
      en: ['Heading', 'The only h1 of the page: few words, very large'],
      it: ['Titolo', 'L’unico h1 della pagina: poche parole, molto grandi'],
    }),
    lede: field(text, {
      en: ['First sentences', 'What the page is about, in one or two sentences'],
      it: ['Prime frasi', 'Di che cosa parla la pagina, in una o due frasi'],
    }),
    actions: field(z.array(link).max(2).default([]), {
      en: ['Buttons', 'Its buttons, the first the stronger one', 'button'],
      it: ['Pulsanti', 'I suoi pulsanti: il primo è quello più forte', 'pulsante'],
    }),
    spots: field(z.array(figureId).max(3).default([]), {
      en: ['Spot heights', 'Figures shown as spot heights on the terrain, highest first', 'spot height'],
      it: ['Quote', 'Numeri mostrati come quote sul rilievo, prima il più alto', 'quota'],
    }),
    image: field(
      z
        .strictObject({
          file: field(fileName, {
            en: ['Picture', 'A picture of data/images, by its name without the ending; its dark form goes with it'],
            it: ['Immagine', 'Un’immagine di data/images, con il nome senza estensione; la sua forma scura la segue'],
          }),
          alt: field(text, {
            en: ['Description of the picture', 'What it shows, for those who do not see it'],
            it: ['Descrizione dell’immagine', 'Che cosa mostra, per chi non la vede'],
          }),
        })
        .optional(),
      {
        en: ['Picture', 'A picture in place of the terrain'],
        it: ['Immagine', 'Un’immagine al posto del rilievo'],
      },
    ),
  },
  adds: { terrain: terrainOf.describe('The drawing behind the words') },
  build: (_section, { page }) => ({ terrain: page }),
  check: ({ spots }, { terrain }) => {
    const places = terrain?.spots.length ?? 0
    if (spots.length <= places) return []
    const message = {
      en: `shows ${spots.length} figures, but its terrain in data/terrains.json has ${places} spots for them`,
      it: `mostra ${spots.length} numeri, ma il rilievo della pagina ha ${places} quote per loro`,
    }
    return [{ field: 'spots', message }]
  },
})
