import { type Language, languageEntries } from './languages'

const noBreakSpace = '\u00a0'
const minus = '\u2212'

/** A line never breaks between a number and its sign. A minus is a real minus. */
export const unbroken = (text: string) => text.replace(/[ \u202f]/g, noBreakSpace).replace('-', minus)

/** The number format of a language. By default Italian leaves four-digit numbers ungrouped; here it writes `5.000`. */
export const numberFormat = (language: Language, options: Intl.NumberFormatOptions) =>
  new Intl.NumberFormat(languageEntries[language].tag, { useGrouping: 'always', ...options })

export function formatNumber(value: number, language: Language, options: Intl.NumberFormatOptions = {}): string {
  return unbroken(numberFormat(language, options).format(value))
}
