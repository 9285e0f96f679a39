import type { Locator } from '@playwright/test'
import { z } from 'zod'

import { localizeFigure } from '../../../src/data-model/figure-references'
import { leavesOf } from '../../../src/data-model/leaves'
import type { Language } from '../../../src/i18n/languages'
import { modelOf, type Section } from '../../../src/sections/section'
import { figures, pageOf, shown } from './site'
import { word } from './words'

/** Every text of a section, in the order of its model, with figures in the language's format: words, and alternative texts. */
export function copyOf(section: Section, language: Language): string[] {
  const { schema } = modelOf(section)
  return leavesOf(schema, section).flatMap(({ kind, value, steps }) => {
    if (kind === 'figureId') {
      const { text, unitBelow } = localizeFigure(String(value), figures, language)
      return unitBelow ? [text, unitBelow] : [text]
    }
    // The page does not show the address of a form.
    if (kind === 'verbatim') return steps.includes('source') ? [] : [String(value)]
    // An arrow is a picture, and a word for whoever does not see it.
    const spoken = (text: string) => text.replaceAll('→', word(language, 'arrow'))
    return kind === 'text' || kind === 'prose' || kind === 'quantity' ? [spoken(shown(String(value), language))] : []
  })
}

const target = z.object({ page: z.string(), anchor: z.string(), interest: z.string(), url: z.string() }).partial()

/** The addresses to which the links of a section lead. */
export function linksOf(section: Section, language: Language): string[] {
  const pathOf = (page: string | undefined) => (page === undefined ? '' : pageOf(page, language).path)
  return leavesOf(modelOf(section).schema, section).flatMap(({ kind, value }) => {
    if (kind !== 'link') return []
    const { page, anchor, interest, url } = target.parse(value)
    return [url ?? `${pathOf(page)}${interest ? `?interest=${interest}` : ''}${anchor ? `#${anchor}` : ''}`]
  })
}

/** Headings of a section's items, in order. Of a drawing: the labels that lead to a page, and the cards. */
export function itemHeadings(section: Section, language: Language): string[] {
  const titles =
    section.type === 'drawing'
      ? [...section.labels.filter(({ link }) => link), ...section.cards].map(({ title }) => title)
      : section.type === 'prices'
        ? section.items.map(({ price }) => price)
        : section.type === 'documents'
          ? [section.report, ...section.items].map(({ title }) => title)
          : 'items' in section
            ? section.items.map((item) => ('title' in item ? item.title : undefined))
            : []
  return titles.flatMap((title) => (title === undefined ? [] : [shown(title, language)]))
}

/** What a part of a page says by attributes: alternative texts, titles and labels. */
export const attributesIn = async (part: Locator): Promise<string> => {
  const texts = await part
    .locator('[alt], [title], [aria-label]')
    .evaluateAll((all) => all.map((one) => ['alt', 'title', 'aria-label'].map((name) => one.getAttribute(name) ?? '')))
  return plain(texts.flat().join(' '))
}

/** One form for every kind of space: line breaks and no-break spaces belong to typesetting. */
export const plain = (text: string) => text.replace(/\s+/g, ' ').trim()
