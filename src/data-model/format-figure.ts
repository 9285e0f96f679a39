import { formatNumber, numberFormat, unbroken } from '../i18n/format-number'
import { type Language, languageEntries } from '../i18n/languages'
import type { Figure } from './figures'

const euro = { style: 'currency', currency: 'EUR', minimumFractionDigits: 0 } as const
const inMillions = { notation: 'compact', compactDisplay: 'long', maximumFractionDigits: 1 } as const
const inUnit = (unit: string) => ({ style: 'unit', unit, unitDisplay: 'long' }) as const

/** From a million on, sums are shortened with the language's own word for it: `€2.5M`, `2,5 mln €`. */
function formatEuro(value: number, language: Language): string {
  if (value < 1_000_000) return formatNumber(value, language, euro)
  const { million } = languageEntries[language]
  const parts = numberFormat(language, { ...euro, ...inMillions }).formatToParts(value)
  return unbroken(parts.map((part) => (part.type === 'compact' ? (million ?? part.value) : part.value)).join(''))
}

/** The text of a figure, such as `8,3 anni` or `5,000+` (R-FIGURE-2). */
export function formatFigure(figure: Figure, language: Language): string {
  const format = (value: number, options?: Intl.NumberFormatOptions) => formatNumber(value, language, options)
  switch (figure.format) {
    case 'count':
      return format(figure.value, figure.compact ? inMillions : {}) + (figure.plus ? '+' : '')
    case 'percent':
      return format(figure.value, {
        style: 'unit',
        unit: 'percent',
        signDisplay: figure.signed ? 'exceptZero' : 'auto',
      })
    case 'rating':
      return `${format(figure.value)}/${format(figure.outOf)}`
    case 'euro':
      return formatEuro(figure.value, language)
    case 'duration':
      return format(figure.value, inUnit(figure.unit))
    case 'year':
      return String(figure.value)
    case 'text':
      return figure.value[language]
  }
}

/** A figure in large letters, and its unit where that begins the label below it: `8`, and “years of projects”. */
export function largeFigure(figure: Figure, language: Language): { text: string; unitBelow: string | null } {
  const text = formatFigure(figure, language)
  if (figure.format !== 'duration' || !figure.unitBelow) return { text, unitBelow: null }
  const parts = numberFormat(language, inUnit(figure.unit)).formatToParts(figure.value)
  const unit = parts.find(({ type }) => type === 'unit')
  return { text: formatNumber(figure.value, language), unitBelow: unit?.value ?? null }
}
