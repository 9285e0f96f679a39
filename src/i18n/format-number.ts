import { type Language, localeTags } from './languages'

const noBreakSpace = '\u00a0'
const minus = '\u2212'

/**
 * A number as the copy of a language writes it. Italian leaves four-digit numbers ungrouped unless it is told
 * otherwise: `5.000`.
 */
export function formatNumber(value: number, language: Language, options: Intl.NumberFormatOptions = {}): string {
  return new Intl.NumberFormat(localeTags[language], { useGrouping: 'always', ...options })
    .format(value)
    .replace(/[ \u202f]/g, noBreakSpace)
    .replace('-', minus)
}
