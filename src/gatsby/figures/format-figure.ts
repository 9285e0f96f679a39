import type { Figure } from '../../data-model/figures'
import { formatNumber } from '../../i18n/format-number'
import type { Language } from '../../i18n/languages'

const noBreakSpace = '\u00a0'

function formatEuro(value: number, language: Language): string {
  const millions = formatNumber(value / 1_000_000, language, { maximumFractionDigits: 1 })
  if (value >= 1_000_000) {
    return language === 'it' ? `${millions}${noBreakSpace}mln${noBreakSpace}€` : `€${millions}M`
  }
  return formatNumber(value, language, { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 })
}

/**
 * The text of a figure in a language (product, point 20).
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
      return `${formatNumber(figure.value, language, { signDisplay: figure.signed ? 'exceptZero' : 'auto' })}%`
    case 'rating':
      return `${formatNumber(figure.value, language)}/${formatNumber(figure.outOf, language)}`
    case 'euro':
      return formatEuro(figure.value, language)
    case 'duration':
      return formatNumber(figure.value, language, { style: 'unit', unit: figure.unit, unitDisplay: 'long' })
    case 'year':
      return String(figure.value)
    case 'text':
      return figure.value[language]
  }
}
