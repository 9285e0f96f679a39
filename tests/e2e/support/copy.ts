import type { Section } from '../../../src/data-model/sections'
import { formatFigure } from '../../../src/gatsby/figures/format-figure'
import type { Language } from '../../../src/i18n/languages'
import { figures, shown } from './site'

/** Fields that say how a section looks or leads, not what it says. */
const silent = new Set([
  ...['type', 'id', 'variant', 'tone', 'icon', 'drawing', 'image', 'only'],
  ...['page', 'anchor', 'interest', 'action', 'source', 'height'],
])

function figureText(id: unknown, language: Language): string {
  const figure = typeof id === 'string' ? figures.get(id) : undefined
  if (!figure) throw new Error(`Unknown figure "${id}"`)
  return formatFigure(figure, language)
}

/** Every text that a section shows, in the order of its data, with figures in the language's format. */
export function copyOf(section: Section, language: Language): string[] {
  function collect(value: unknown): string[] {
    if (typeof value === 'string') return [shown(value, language)]
    if (Array.isArray(value)) return value.flatMap(collect)
    if (typeof value !== 'object' || value === null) return []
    return Object.entries(value).flatMap(([key, entry]: [string, unknown]) => {
      if (key === 'figure') return [figureText(entry, language)]
      if (key === 'spots' && Array.isArray(entry)) return entry.map((id) => figureText(id, language))
      const isLink = key === 'action' && typeof entry === 'object'
      return silent.has(key) && !isLink ? [] : collect(entry)
    })
  }
  return collect(section)
}

/** Headings of a section's items, in order: what makes the count of its cards. */
export function itemHeadings(section: Section, language: Language): string[] {
  if (!('items' in section)) return []
  return section.items.flatMap((item) => ('title' in item ? [shown(item.title, language)] : []))
}

/** One form for every kind of space: line breaks and no-break spaces are matters of typesetting. */
export const plain = (text: string) => text.replace(/\s+/g, ' ').trim()
