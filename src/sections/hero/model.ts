import { z } from 'zod'
import { defineSection } from '../../data-model/define-section'
import { figureId, fileName, link, terrainOf, text } from '../../data-model/primitives'
import { choice } from '../../data-model/words'

export const hero = defineSection({
  type: 'hero',
  label: { en: 'Top of the page', it: 'Apertura della pagina' },
  hint: {
    en: "The lemon field at the top of a page, with the page's terrain behind it",
    it: 'Il campo color limone in cima alla pagina, con il suo rilievo sullo sfondo',
  },
  fields: {
    variant: choice(['home', 'page'], {
      home: { en: 'Fills the first screen', it: 'Riempie il primo schermo' },
      page: { en: 'Lower', it: 'Più bassa' },
    })
      .default('page')
      .meta({
        label: { en: 'Look', it: 'Aspetto' },
        hint: {
          en: 'home fills the first screen; page is lower',
          it: 'home riempie il primo schermo; page è più bassa',
        },
      }),
    badges: z
      .array(text)
      .max(3)
      .default([])
      .meta({
        label: { en: 'Badges', it: 'Distintivi' },
        one: { en: 'badge', it: 'distintivo' },
        hint: { en: 'Short marks above the heading', it: 'Brevi etichette sopra il titolo' },
      }),
    heading: text.meta({
      label: { en: 'Heading', it: 'Titolo' },
      hint: {
        en: 'The only h1 of the page: few words, very large',
        it: 'L’unico h1 della pagina: poche parole, molto grandi',
      },
    }),
    lede: text.meta({
      label: { en: 'First sentences', it: 'Prime frasi' },
      hint: {
        en: 'What the page is about, in one or two sentences',
        it: 'Di che cosa parla la pagina, in una o due frasi',
      },
    }),
    actions: z
      .array(link)
      .max(2)
      .default([])
      .meta({
        label: { en: 'Buttons', it: 'Pulsanti' },
        one: { en: 'button', it: 'pulsante' },
        hint: { en: 'Its buttons, the first the stronger one', it: 'I suoi pulsanti: il primo è quello più forte' },
      }),
    spots: z
      .array(figureId)
      .max(3)
      .default([])
      .meta({
        label: { en: 'Spot heights', it: 'Quote' },
        one: { en: 'spot height', it: 'quota' },
        hint: {
          en: 'Figures shown as spot heights on the terrain, highest first',
          it: 'Numeri mostrati come quote sul rilievo, prima il più alto',
        },
      }),
    image: z
      .strictObject({
        file: fileName.meta({
          label: { en: 'Picture', it: 'Immagine' },
          hint: {
            en: 'A picture of data/images, by its name without the ending; its dark form goes with it',
            it: 'Un’immagine di data/images, con il nome senza estensione; la sua forma scura la segue',
          },
        }),
        alt: text.meta({
          label: { en: 'Description of the picture', it: 'Descrizione dell’immagine' },
          hint: { en: 'What it shows, for those who do not see it', it: 'Che cosa mostra, per chi non la vede' },
        }),
      })
      .optional()
      .meta({
        label: { en: 'Picture', it: 'Immagine' },
        hint: { en: 'A picture in place of the terrain', it: 'Un’immagine al posto del rilievo' },
      }),
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
