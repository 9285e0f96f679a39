import { z } from 'zod'
import { text } from '../data-model/primitives'
import { section } from './section'

/** One page in one language: texts for search engines, then the sections in their order. */
export const page = z.strictObject({
  $schema: z.string().optional(),
  search: z.strictObject({
    title: text.describe('30 to 60 characters. Write a figure as {{figure-id}}, never as a number'),
    description: text.describe('110 to 160 characters, counted with the figures in place'),
    service: text.optional().describe('What the page offers, in a few words, for search engines. Left out, nothing'),
    keywords: z.array(text).min(3).optional().describe('Only on the four Italian landing pages'),
  }),
  sections: z.array(section).min(1),
})

export type PageFile = z.infer<typeof page>
