import { figuresFile, isPromise } from '../../src/data-model/figures'
import { leavesOf } from '../../src/data-model/walk'
import { type Language, languages } from '../../src/i18n/languages'
import { pageLeaves } from './page-leaves'
import { fieldPath } from './problem'
import type { PageEntry, SiteData } from './read-data'

/** One text that visitors read, in one language, and its place in the data. */
export type SiteText = { file: string; field: string; language: Language; text: string }

/** Every text of a page, in the order of its model. Figures stand in it as `{{figure-id}}`. */
export function pageTexts({ file, language, content }: PageEntry): SiteText[] {
  return pageLeaves(content).flatMap(({ kind, value, steps }) =>
    kind === 'text' ? [{ file, field: fieldPath(steps), language, text: String(value) }] : [],
  )
}

function figureTexts(figures: SiteData['figures']): SiteText[] {
  const promises = figures.filter(isPromise)
  const claims = figures.filter((figure) => !isPromise(figure))
  return leavesOf(figuresFile, { figures: claims, promises }).flatMap(({ value, steps }) => {
    const language = languages.find((code) => code === steps.at(-1))
    return language ? [{ file: 'data/figures.json', field: fieldPath(steps), language, text: String(value) }] : []
  })
}

/** Texts that stand on many pages: labels and notes of figures, interface strings. */
export function sharedTexts({ figures, locales }: Pick<SiteData, 'figures' | 'locales'>): SiteText[] {
  return [
    ...figureTexts(figures),
    ...locales.flatMap(({ file, language, texts }) =>
      [...texts].map(([field, text]) => ({ file, field, language, text })),
    ),
  ]
}

/** Everything the site says: its pages, its figures' labels and notes, its interface strings. */
export const siteTexts = (data: SiteData): SiteText[] => [...data.pages.flatMap(pageTexts), ...sharedTexts(data)]
