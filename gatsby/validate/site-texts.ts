import type { z } from 'zod'
import { fieldPath } from '../../src/data-model/field-path'
import { figuresFile } from '../../src/data-model/figures'
import { leavesOf } from '../../src/data-model/leaves'
import { siteFile } from '../../src/data-model/site'
import { type Language, languages } from '../../src/i18n/languages'
import { pageLeaves } from './page-leaves'
import type { PageEntry, SiteData } from './read-data'

/** One string of the data, and its place. */
export type DataString = { file: string; field: string; text: string }
/** One text that visitors read, in one language. */
export type SiteText = DataString & { language: Language }

/** Every text of a page, in the order of its model. Figures stand in it as `{{figure-id}}`. */
export const pageTexts = ({ file, language, content }: PageEntry): SiteText[] =>
  pageLeaves(content).flatMap(({ kind, value, steps }) =>
    kind === 'text' ? [{ file, field: fieldPath(steps), language, text: String(value) }] : [],
  )

const stringsIn = (file: string, model: z.ZodType, content: unknown) =>
  leavesOf(model, content).flatMap(({ value, steps }) =>
    typeof value === 'string' ? [{ file, field: fieldPath(steps), text: value, step: steps.at(-1) }] : [],
  )

/** The strings of the two files that hold every language. */
const sharedStrings = ({ site, figuresFile: figures }: SiteData) => [
  ...stringsIn('data/site.json', siteFile, site),
  ...stringsIn('data/figures.json', figuresFile, figures),
]

const localeTexts = ({ locales }: SiteData): SiteText[] =>
  locales.flatMap(({ file, language, texts }) => [...texts].map(([field, text]) => ({ file, field, language, text })))

/** Everything the site says: its pages, its figures' labels and notes, the agency, its interface strings. */
export const siteTexts = (data: SiteData): SiteText[] => [
  ...data.pages.flatMap(pageTexts),
  ...sharedStrings(data).flatMap(({ step, ...place }) => {
    const language = languages.find((code) => code === step)
    return language && !place.text.startsWith('https://') ? [{ ...place, language }] : []
  }),
  ...localeTexts(data),
]

/** Every string that people write: texts, addresses, ids. */
export const everyString = (data: SiteData): DataString[] => [
  ...sharedStrings(data),
  ...data.pages.flatMap(({ file, content }) =>
    pageLeaves(content).flatMap(({ value, steps }) =>
      typeof value === 'string' ? [{ file, field: fieldPath(steps), text: value }] : [],
    ),
  ),
  ...localeTexts(data),
]
