import { align } from '../measure/table'
import type { Sizes } from './sizes'

/** How long the steps of a build took, in seconds, by Gatsby's names. */
export type Steps = Record<string, number>

export type Grown = {
  pages: number
  /** Seconds of the first build, and of a second one of the same data. */
  first: number
  second: number
  steps: Steps
  sizes: Sizes
}

const titles = ['pages', 'build s', 'again s', 'home html B', 'shared styles B', 'scripts B', 'header rules']

const rowOf = ({ pages, first, second, sizes: { html, styles, scripts, rules } }: Grown) =>
  [pages, first, second, html, styles, scripts, rules].map(String)

const names: Record<keyof Sizes, string> = {
  html: 'the HTML of home',
  styles: 'the shared styles',
  scripts: 'the scripts',
  rules: 'the rules of _headers',
}
const sizeNames = ['html', 'styles', 'scripts', 'rules'] as const

/** The steps of Gatsby that took longer with more pages, the largest difference first. */
export function slowerSteps(few: Steps, many: Steps): string[] {
  return Object.entries(many)
    .map(([name, seconds]) => ({ name, more: seconds - (few[name] ?? 0) }))
    .filter(({ more }) => more >= 0.5)
    .sort((one, other) => other.more - one.more)
    .map(({ name, more }) => `${name} +${more.toFixed(1)} s`)
}

function grownSizes(few: Sizes, many: Sizes): string[] {
  return sizeNames
    .filter((size) => many[size] > few[size])
    .map((size) => `${names[size]} (${few[size]} → ${many[size]})`)
}

/** The table of sizes, and the growth from the smallest site to the largest. */
export function growthReport(results: readonly Grown[]): string {
  const table = align([titles, ...results.map(rowOf)])
  const [few, many] = [results[0], results.at(-1)]
  if (!few || !many || few === many) return table.join('\n')
  const sizes = grownSizes(few.sizes, many.sizes)
  const more = many.first - few.first
  return [
    ...table,
    '',
    `${many.pages - few.pages} pages more take ${more} s more, ${((1000 * more) / (many.pages - few.pages)).toFixed(0)} ms a page.`,
    `Longer: ${slowerSteps(few.steps, many.steps).join(', ') || 'nothing'}.`,
    `Larger: ${sizes.join(', ') || 'nothing'}.`,
  ].join('\n')
}
