import { formatNumber, numberFormat, typeset } from '../i18n/format-number'
import { type Language, languageEntries } from '../i18n/languages'
import type { Figure } from './figures'

const euro: Intl.NumberFormatOptions = {
  style: 'currency',
  currency: 'EUR',
  minimumFractionDigits: 0,
  maximumFractionDigits: 0,
}

const inUnit = (unit: string) => ({ style: 'unit', unit, unitDisplay: 'long' }) as const

/** From a million on, sums are shortened with the language's own word for it: `€2.5M`, `2,5 mln €`. */
function formatEuro(value: number, language: Language): string {
  if (value < 1_000_000) return formatNumber(value, language, euro)
  const { million } = languageEntries[language]
  const parts = numberFormat(language, { ...euro, notation: 'compact', maximumFractionDigits: 1 }).formatToParts(value)
  return typeset(parts.map((part) => (part.type === 'compact' ? (million ?? part.value) : part.value)).join(''))
}

/**
 * The text of a figure in a language (R-FIGURE-2).
 * @example formatFigure({ format: 'duration', value: 8.3, unit: 'year', … }, 'it') // "8,3 anni"
 * @example formatFigure({ format: 'count', value: 5000, plus: true, … }, 'en') // "5,000+"
 */
export function formatFigure(figure: Figure, language: Language): string {
  switch (figure.format) {
    case 'count': {
      const compact = figure.compact ? ({ notation: 'compact', compactDisplay: 'long' } as const) : {}
      return formatNumber(figure.value, language, compact) + (figure.plus ? '+' : '')
    }
    case 'percent':
      return formatNumber(figure.value / 100, language, {
        style: 'percent',
        maximumFractionDigits: 2,
        signDisplay: figure.signed ? 'exceptZero' : 'auto',
      })
    case 'rating':
      return `${formatNumber(figure.value, language)}/${formatNumber(figure.outOf, language)}`
    case 'euro':
      return formatEuro(figure.value, language)
    case 'duration':
      return formatNumber(figure.value, language, inUnit(figure.unit))
    case 'year':
      return String(figure.value)
    case 'text':
    case 'promise':
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
