/** The part of the strip before the last year. The rest is room for the words below it. */
const share = 0.75

/** The places of a timeline's years on its strip, in parts of its width. Null is the present. */
export function timelineScale(items: readonly { year: number | null }[], thisYear = new Date().getFullYear()) {
  const years = items.map(({ year }) => year ?? thisYear)
  const first = years[0] ?? thisYear
  const length = (years.at(-1) ?? thisYear) - first
  return years.map((year) => Math.round(((year - first) / length) * share * 10_000) / 10_000)
}
