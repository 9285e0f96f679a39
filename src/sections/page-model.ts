import { z } from 'zod'
import { text } from '../data-model/primitives'
import { field } from '../data-model/words'
import { section } from './section'

/** Letters of a title and a description that search engines show. */
export const titleLetters = { least: 30, most: 60 }
export const descriptionLetters = { least: 110, most: 160 }

/** One page in one language: texts for search engines, then the sections in their order. */
export const page = z.strictObject({
  $schema: z.string().optional(),
  search: z
    .strictObject({
      title: field(text.meta({ letters: titleLetters }), {
        en: [
          'Title',
          `${titleLetters.least} to ${titleLetters.most} characters. Write a figure as {{figure-id}}, never as a number`,
        ],
        it: [
          'Titolo',
          `Da ${titleLetters.least} a ${titleLetters.most} caratteri. Scrivi un numero come {{id-del-numero}}, mai in cifre`,
        ],
      }),
      description: field(text.meta({ letters: descriptionLetters }), {
        en: [
          'Description',
          `${descriptionLetters.least} to ${descriptionLetters.most} characters, counted with the figures in place`,
        ],
        it: [
          'Descrizione',
          `Da ${descriptionLetters.least} a ${descriptionLetters.most} caratteri, contati con i numeri al loro posto`,
        ],
      }),
      service: field(text.optional(), {
        en: ['Service', 'What the page offers, in a few words, for search engines. Left out, nothing'],
        it: ['Servizio', 'Che cosa offre la pagina, in poche parole, per i motori di ricerca. Se vuoto, niente'],
      }),
      keywords: field(z.array(text).min(3).optional(), {
        en: ['Keywords', 'Only on the four Italian landing pages', 'keyword'],
        it: ['Parole chiave', 'Solo nelle quattro landing page italiane', 'parola chiave'],
      }),
    })
    .meta({ label: { en: 'For search engines', it: 'Per i motori di ricerca' } }),
  sections: z
    .array(section)
    .min(1)
    .meta({ label: { en: 'Sections', it: 'Sezioni' }, one: { en: 'section', it: 'sezione' } }),
})

export type PageFile = z.infer<typeof page>
