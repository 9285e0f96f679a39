import type { z } from 'zod'
import { fieldPath } from '../../src/data-model/field-path'
import { figuresFile } from '../../src/data-model/figures'
import { leavesOf } from '../../src/data-model/leaves'
import { siteFile } from '../../src/data-model/site'
import { terrainsFile } from '../../src/data-model/terrains'
import { type Language, languages } from '../../src/i18n/languages'
import { slotsIn } from '../../src/i18n/phrases'
import { pageLeaves } from '../data/page-leaves'
import type { PageEntry, SiteData } from './read-data'

/** One string of the data, and its place. A text that visitors read has a language; an id or an address has none. */
export type DataString = { file: string; field: string; text: string; language?: Language | undefined }

/** The strings of a page, in the order of its model. Figures stand in them as `{{figure-id}}`. */
const pageStrings = ({ file, language, content }: PageEntry): DataString[] =>
  pageLeaves(content).flatMap(({ kind, value, steps }) =>
    typeof value === 'string'
      ? [{ file, field: fieldPath(steps), text: value, language: kind === 'text' ? language : undefined }]
      : [],
  )

/** The strings of a file that holds every language: the last step to a text is its language. */
const sharedStrings = (file: string, model: z.ZodType, content: unknown): DataString[] =>
  leavesOf(model, content).flatMap(({ value, steps }) => {
    if (typeof value !== 'string') return []
    const language = languages.find((code) => code === steps.at(-1) && !value.startsWith('https://'))
    return [{ file, field: fieldPath(steps), text: value, language }]
  })

/** A phrase without the tags that the code makes an element of: any other tag is markup. */
const withoutTags = (text: string, slots: readonly string[]) =>
  text.replace(/<\/?\w+>/g, (tag) => (slots.includes(tag.replace('/', '')) ? '' : tag))

/** Every string that people write: the agency, its figures, its lands, its pages, its phrases. */
export const everyString = ({ site, figuresFile: figures, terrains, pages, locales }: SiteData): DataString[] => [
  ...sharedStrings('data/site.json', siteFile, site),
  ...sharedStrings('data/figures.json', figuresFile, figures),
  ...sharedStrings('data/terrains.json', terrainsFile, { terrains }),
  ...pages.flatMap(pageStrings),
  ...locales.flatMap(({ file, language, namespace, phrases }) =>
    [...phrases].map(([field, text]) => ({
      file,
      field,
      text: withoutTags(text, slotsIn(namespace, field)),
      language,
    })),
  ),
]
