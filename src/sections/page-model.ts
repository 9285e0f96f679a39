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
      title: field(text, [
        'Title',
        `${titleLetters.least} to ${titleLetters.most} characters. Write a figure as {{figure-id}}, never as a number`,
      ]),
      description: field(text, [
        'Description',
        `${descriptionLetters.least} to ${descriptionLetters.most} characters, counted with the figures in place`,
      ]),
      service: field(text.optional(), [
        'Service',
        'What the page offers, in a few words, for search engines. Left out, nothing',
      ]),
      keywords: field(z.array(text).min(3).optional(), [
        'Keywords',
        'Only on a page that stands in one language',
        'keyword',
      ]),
      noindex: field(z.boolean().default(false), [
        'Out of search',
        'Whether search engines leave the page out. Links to it work, and it can be shared',
      ]),
    })
    .meta({ label: 'For search engines' }),
  sections: z.array(section).min(1).meta({ label: 'Sections', one: 'section' }),
})

export type PageFile = z.infer<typeof page>
