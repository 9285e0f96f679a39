import { z } from 'zod'

import { readJson } from '../jest/project'

const link = z.looseObject({
  page: z.string().optional(),
  anchor: z.string().optional(),
  action: z.string().optional(),
})

const section = z.looseObject({
  type: z.string(),
  id: z.string().optional(),
  items: z.array(z.looseObject({ page: z.string().optional(), marker: z.string().optional() })).default([]),
  actions: z.array(link).default([]),
  link: link.optional(),
  badges: z.array(z.string()).default([]),
})

const page = z.looseObject({
  search: z.looseObject({ keywords: z.array(z.string()).optional() }),
  sections: z.array(section),
})

/** A page of the site as far as the specification speaks of it: `pageData('it/home')`. */
export const pageData = (file: string) => page.parse(readJson(`data/pages/${file}.json`))

export type SectionData = z.infer<typeof section>

export const sectionsOf = (file: string, type: string): SectionData[] =>
  pageData(file).sections.filter((entry) => entry.type === type)

export const both = (name: string): string[] => [`en/${name}`, `it/${name}`]
