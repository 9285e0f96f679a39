import { formatFigure } from '../../../src/data-model/format-figure'
import { leavesOf } from '../../../src/data-model/leaves'
import type { Language } from '../../../src/i18n/languages'
import { modelOf, type Section } from '../../../src/sections/section'
import { figures, shown } from './site'

function figureText(id: string, language: Language): string {
  const figure = figures.get(id)
  if (!figure) throw new Error(`Unknown figure "${id}"`)
  return formatFigure(figure, language)
}

/** Every text of a section, in the order of its model, with figures in the language's format. */
export function copyOf(section: Section, language: Language): string[] {
  const { schema } = modelOf(section)
  return leavesOf(schema, section).flatMap(({ kind, value, steps }) => {
    // An alternative text is no visible text.
    if (steps.includes('image')) return []
    if (kind === 'figureId') return [figureText(String(value), language)]
    // The page does not show the address of a form.
    if (kind === 'verbatim') return steps.includes('source') ? [] : [String(value)]
    return kind === 'text' || kind === 'value' ? [shown(String(value), language)] : []
  })
}

/** Headings of a section's items, in order. */
export function itemHeadings(section: Section, language: Language): string[] {
  if (!('items' in section)) return []
  return section.items.flatMap((item) => ('title' in item ? [shown(item.title, language)] : []))
}

/** One form for every kind of space: line breaks and no-break spaces belong to typesetting. */
export const plain = (text: string) => text.replace(/\s+/g, ' ').trim()
