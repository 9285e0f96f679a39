import { z } from 'zod'

/** What was measured of one page, by name of the figure. What a page does not have is left out. */
export type Figures = Record<string, number>

/** One run of the bench: subject (this build, or what was measured beside it), page, figures. */
export const run = z.object({
  date: z.string(),
  subjects: z.record(z.string(), z.record(z.string(), z.record(z.string(), z.number()))),
})

export type Run = z.infer<typeof run>

/** The middle value; the mean of the two middle ones where their number is even. NaN without values. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  const [below, above] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]]
  return below === undefined || above === undefined ? Number.NaN : (below + above) / 2
}

/** Each figure's median over several measurements, of those that have it. */
export function medians(measurements: readonly Figures[]): Figures {
  const names = new Set(measurements.flatMap((figures) => Object.keys(figures)))
  return Object.fromEntries(
    [...names].map((name) => [name, median(measurements.flatMap((figures) => figures[name] ?? []))]),
  )
}
