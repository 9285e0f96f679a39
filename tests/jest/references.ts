import type { PageReferences } from '../../gatsby/resolve-sections/resolve-leaf'
import { resolveSections } from '../../gatsby/resolve-sections/resolve-sections'
import { figure } from '../../src/data-model/figure'
import type { Figure } from '../../src/data-model/figures'
import { modelOf, type Section, section } from '../../src/sections/section'
import { localized } from './localized'

const words = localized('What it is.', 'Che cos’è.')

/** An invented figure, for example `{ id: 'years', format: 'duration', value: 8, unit: 'year' }`. */
export const invented = (fields: object): Figure => figure.parse({ label: words, note: words, ...fields })

/** Everything to which the sections of a page refer: nothing, except what a test gives. */
export function references(given: Partial<PageReferences> = {}): PageReferences {
  return {
    page: 'home',
    language: 'en',
    figures: new Map(),
    terrain: undefined,
    paths: new Map(),
    pages: new Map(),
    terrains: new Map(),
    images: new Map(),
    actions: {},
    ...given,
  }
}

/** Sections as GraphQL returns them, from the content of a data file. */
export function resolved(data: readonly object[], given: Partial<PageReferences> = {}) {
  const sections = data.map((entry): Section => section.parse(entry))
  return resolveSections(sections, references(given))
}

/** The mistakes that a section's checks find in its data, as the build shows them: field and message. */
export function mistakesIn(data: object, given: Partial<PageReferences> = {}): string[] {
  const parsed = section.parse(data)
  return modelOf(parsed)
    .check(parsed, references(given))
    .map(({ field, message }) => `${field} ${message}`)
}
