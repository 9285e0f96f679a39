import { z } from 'zod'
import { leavesOf } from '../data-model/leaves'
import { text } from '../data-model/primitives'
import { field } from '../data-model/words'
import { section } from './section'

/** How many letters of a title and a description search engines show. */
export const searchLetters = { title: { least: 30, most: 60 }, description: { least: 110, most: 160 } }
const { title, description } = searchLetters

/** One page in one language: texts for search engines, then the sections in their order. */
export const page = z.strictObject({
  $schema: z.string().optional(),
  search: z
    .strictObject({
      title: field(text, [
        'Title',
        `${title.least} to ${title.most} characters. Write a figure as {{figure-id}}, never as a number`,
      ]),
      description: field(text, [
        'Description',
        `${description.least} to ${description.most} characters, counted with the figures in place`,
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

/** Every leaf of a page. */
export const pageLeaves = (content: PageFile) => leavesOf(page, content)
