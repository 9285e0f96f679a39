/** The years of a timeline; null is the present one. */
export interface Dated {
  year: number | null
}

/** Part of the strip that lies before the last year: the rest is room for the words below it. */
const share = 0.75
/** Room in parts of the strip that the words of a year need before the next. */
export const leastGap = 0.2

/**
 * Where the years of a timeline stand on its strip, in parts of its width, and where each single year between them does.
 * @throws when the years do not follow each other
 */
export function timelineScale(items: readonly Dated[], thisYear: number): { starts: number[]; years: number[] } {
  const years = items.map(({ year }) => year ?? thisYear)
  const first = years[0] ?? thisYear
  const length = (years.at(-1) ?? thisYear) - first
  const place = (year: number) => Math.round(((year - first) / length) * share * 10_000) / 10_000
  if (years.some((year, index) => index > 0 && year <= (years[index - 1] ?? year)))
    throw new Error(`The years of a timeline follow each other: ${years.join(', ')} do not`)
  return {
    starts: years.map(place),
    years: Array.from({ length: length + 1 }, (_, index) => place(first + index)),
  }
}
