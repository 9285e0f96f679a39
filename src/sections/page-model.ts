import { z } from 'zod'
import { text } from '../data-model/primitives'
import { section } from './section'

/** Letters of a title and a description that search engines show. */
export const titleLetters = { least: 30, most: 60 }
export const descriptionLetters = { least: 110, most: 160 }

/** One page in one language: texts for search engines, then the sections in their order. */
export const page = z.strictObject({
  $schema: z.string().optional(),
  search: z
    .strictObject({
      title: text.meta({
        letters: titleLetters,
        label: { en: 'Title', it: 'Titolo' },
        hint: {
          en: `${titleLetters.least} to ${titleLetters.most} characters. Write a figure as {{figure-id}}, never as a number`,
          it: `Da ${titleLetters.least} a ${titleLetters.most} caratteri. Scrivi un numero come {{id-del-numero}}, mai in cifre`,
        },
      }),
      description: text.meta({
        letters: descriptionLetters,
        label: { en: 'Description', it: 'Descrizione' },
        hint: {
          en: `${descriptionLetters.least} to ${descriptionLetters.most} characters, counted with the figures in place`,
          it: `Da ${descriptionLetters.least} a ${descriptionLetters.most} caratteri, contati con i numeri al loro posto`,
        },
      }),
      service: text.optional().meta({
        label: { en: 'Service', it: 'Servizio' },
        hint: {
          en: 'What the page offers, in a few words, for search engines. Left out, nothing',
          it: 'Che cosa offre la pagina, in poche parole, per i motori di ricerca. Se vuoto, niente',
        },
      }),
      keywords: z
        .array(text)
        .min(3)
        .optional()
        .meta({
          label: { en: 'Keywords', it: 'Parole chiave' },
          one: { en: 'keyword', it: 'parola chiave' },
          hint: { en: 'Only on the four Italian landing pages', it: 'Solo nelle quattro landing page italiane' },
        }),
    })
    .meta({ label: { en: 'For search engines', it: 'Per i motori di ricerca' } }),
  sections: z
    .array(section)
    .min(1)
    .meta({ label: { en: 'Sections', it: 'Sezioni' }, one: { en: 'section', it: 'sezione' } }),
})

export type PageFile = z.infer<typeof page>
