import { z } from 'zod'
import { text } from '../data-model/primitives'
import { section } from './models'

/** One page in one language: what search engines show, then the sections in their order. */
export const page = z.strictObject({
  $schema: z.string().optional(),
  search: z
    .strictObject({
      title: text.meta({
        label: { en: 'Title', it: 'Titolo' },
        hint: {
          en: '30 to 60 characters. Write a figure as {{figure-id}}, never as a number',
          it: 'Da 30 a 60 caratteri. Scrivi un numero come {{id-del-numero}}, mai in cifre',
        },
      }),
      description: text.meta({
        label: { en: 'Description', it: 'Descrizione' },
        hint: {
          en: '110 to 160 characters, counted with the figures in place',
          it: 'Da 110 a 160 caratteri, contati con i numeri al loro posto',
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
