/** The middle value; of an even number of values, the mean of the two middle ones. NaN without values. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  const [below, above] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]]
  return below === undefined || above === undefined ? Number.NaN : (below + above) / 2
}

/** Rows of cells as lines. Each column is as wide as its widest cell; all but the first are aligned to the right. */
function align(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_title, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows.map((row) =>
    row
      .map((text, column) => (column === 0 ? text.padEnd(widths[0] ?? 0) : text.padStart(widths[column] ?? 0)))
      .join('  '),
  )
}

/** Measured values by subject (an address) and figure: one value for each run. */
export class Measurements {
  private readonly values = new Map<string, Map<string, number[]>>()

  add(subject: string, figures: Readonly<Record<string, number>>): void {
    const own = this.values.get(subject) ?? new Map<string, number[]>()
    this.values.set(subject, own)
    for (const [name, value] of Object.entries(figures)) own.set(name, [...(own.get(name) ?? []), value])
  }

  /** One row for each subject, one column for each figure, in each cell the median of the runs. */
  table(digits: Readonly<Record<string, number>> = {}): string {
    const names = [...new Set([...this.values.values()].flatMap((own) => [...own.keys()]))]
    const rows = [...this.values].map(([subject, own]) => [
      subject,
      ...names.map((name) => median(own.get(name) ?? []).toFixed(digits[name] ?? 0)),
    ])
    return align([['', ...names], ...rows]).join('\n')
  }
}
