import type { References } from '../../gatsby/data/read-nodes'
import { resolveSections } from '../../gatsby/data/values'
import { fieldPath } from '../../src/data-model/field-path'
import type { Figure } from '../../src/data-model/figures'
import { figure } from '../../src/data-model/figures'
import { type Section, section } from '../../src/sections/section'
import { localized } from './localized'

const words = localized('What it is.', 'Che cos’è.')

/** An invented figure, for example `{ id: 'years', format: 'duration', value: 8, unit: 'year' }`. */
export const invented = (fields: object): Figure => figure.parse({ label: words, note: words, ...fields })

const nothing: References = { language: 'en', figures: new Map(), pages: new Map(), find: () => null, actions: {} }

/** Sections as GraphQL returns them, from the content of a data file. They refer to nothing but what a test gives. */
export function resolved(data: readonly object[], given: Partial<References> = {}) {
  const sections = data.map((entry): Section => section.parse(entry))
  return resolveSections(sections, 'the page', { ...nothing, ...given })
}

/** The mistakes that a section's model finds in its data, as the build shows them: field and message. */
export const mistakesIn = (data: object): string[] =>
  (section.safeParse(data).error?.issues ?? []).map(({ path, message }) => `${fieldPath(path)} ${message}`)
