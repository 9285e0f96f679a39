import { entryOf, type Language } from './languages'

const noBreakSpace = '\u00a0'
const minus = '\u2212'

/** Nothing breaks from its number, and a minus is a real one. */
export const typeset = (text: string) => text.replace(/[ \u202f]/g, noBreakSpace).replace('-', minus)

/** The format of a language. Italian leaves four-digit numbers ungrouped unless it is told otherwise: `5.000`. */
export const numberFormat = (language: Language, options: Intl.NumberFormatOptions) =>
  new Intl.NumberFormat(entryOf(language).tag, { useGrouping: 'always', ...options })

/** A number as the copy of a language writes it. */
export function formatNumber(value: number, language: Language, options: Intl.NumberFormatOptions = {}): string {
  return typeset(numberFormat(language, options).format(value))
}
