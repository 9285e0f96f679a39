import { type Column, columns, units } from './columns'
import type { Run } from './figures'
import type { Part } from './options'

const signed = (difference: number, digits: number) =>
  `${difference > 0 ? '+' : '−'}${Math.abs(difference).toFixed(digits)}`

/** A figure, and in brackets its change against an earlier one; '·' where there is none. */
export function cell(value: number | undefined, before: number | undefined, digits = 0): string {
  if (value === undefined) return '·'
  const text = value.toFixed(digits)
  const difference = Number(text) - Number((before ?? value).toFixed(digits))
  return difference === 0 ? text : `${text} (${signed(difference, digits)})`
}

/** Rows of cells as lines, each column as wide as it needs to be; all but the first stand to the right. */
export function align(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_title, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows.map((row) =>
    row
      .map((text, column) => (column === 0 ? text.padEnd(widths[0] ?? 0) : text.padStart(widths[column] ?? 0)))
      .join('  '),
  )
}

type Pages = Run['subjects'][string]

const rowOf = (path: string, shown: readonly Column[], pages: Pages, kept: Pages | undefined) => [
  path,
  ...shown.map(({ figure, digits }) => cell(pages[path]?.[figure], kept?.[path]?.[figure], digits)),
]

/** One table for each subject and part: a row a page, each figure with its change against the kept run. */
export function tables({ subjects }: Run, parts: readonly Part[], kept?: Run): string {
  const sections = Object.entries(subjects).flatMap(([subject, pages]) =>
    parts.map((part) => {
      const shown = columns[part].filter(({ figure }) => Object.values(pages).some((page) => figure in page))
      const rows = Object.keys(pages).map((path) => rowOf(path, shown, pages, kept?.subjects[subject]))
      const lines = align([['', ...shown.map(({ title }) => title)], ...rows])
      return [`${subject}: ${part} (${units[part]})`, ...lines].join('\n')
    }),
  )
  return sections.join('\n\n')
}
