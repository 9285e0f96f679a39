import type { Finding } from '../../../data-model/finding'
import type { Language } from '../../../i18n/languages'
import type { Section, SectionType } from '../../../sections/section'
import type { PageEntry } from '../read-data'

/** What a rule of docs/specification.md asks of a page; what it finds says what is wanted, and where. */
export type Demand = (page: PageEntry) => Finding[]

/** A rule, the pages it speaks of (`it/home`), and what it asks of each of them. */
export type PageRule = { rule: string; pages: readonly string[]; demands: readonly Demand[] }

/** Who reads a mistake learns why the site will not have it. */
export const withRule = (rule: string, message: string) =>
  `${message}. The specification wants it so (${rule} in docs/specification.md)`

export const both = (id: string): string[] => [`en/${id}`, `it/${id}`]

export const sectionsOfType = <Type extends SectionType>({ content }: PageEntry, type: Type) =>
  content.sections.flatMap((section, index) => (isOfType(section, type) ? [{ section, index }] : []))

const isOfType = <Type extends SectionType>(
  section: Section,
  type: Type,
): section is Extract<Section, { type: Type }> => section.type === type

/** One mistake about the sections as a whole. */
export const ofSections = (message: string): Finding[] => [{ field: 'sections', message }]

export const when = (holds: boolean, findings: () => Finding[]): Finding[] => (holds ? findings() : [])

type Target = { page?: string; anchor?: string; interest?: string }

const targetText = ({ page, anchor, interest }: Target) =>
  [
    page ? `the page "${page}"` : 'this page',
    anchor && `its section "#${anchor}"`,
    interest && `with the interest "${interest}"`,
  ]
    .filter(Boolean)
    .join(', ')

const leads = (link: Target | undefined, { page, anchor, interest }: Target) =>
  link !== undefined &&
  link.page === page &&
  (anchor === undefined || link.anchor === anchor) &&
  (interest === undefined || link.interest === interest)

/** The first button of the page's hero, or of its last closing section, leads there. */
export const button =
  (type: 'hero' | 'closing', target: Target): Demand =>
  (page) => {
    const found = sectionsOfType(page, type)
    const last = type === 'hero' ? found[0] : found.at(-1)
    if (!last) return ofSections(`must have a section "${type}" whose first button leads to ${targetText(target)}`)
    if (leads(last.section.actions[0], target)) return []
    return [{ field: `sections[${last.index}].actions`, message: `must begin with a button to ${targetText(target)}` }]
  }

/** A section of this kind has so many entries. */
export const entries =
  (type: SectionType, count: number, noun: string): Demand =>
  (page) => {
    const counts = sectionsOfType(page, type).map(({ section, index }) => ({
      index,
      count: 'items' in section ? section.items.length : 0,
    }))
    if (counts.some((one) => one.count === count)) return []
    const message = `must have ${count} ${noun}`
    const [only, ...others] = counts
    if (!only) return ofSections(`${message}, in a section "${type}"`)
    const has = `${message}, and has ${only.count}`
    return others.length > 0
      ? ofSections(`${message}, in one of its sections "${type}"`)
      : [{ field: `sections[${only.index}].items`, message: has }]
  }

/** Sections of these kinds stand in this order; others may stand between them. */
export const inOrder =
  (...types: readonly SectionType[]): Demand =>
  ({ content }) => {
    let found = 0
    for (const { type } of content.sections) if (type === types[found]) found += 1
    return when(found < types.length, () =>
      ofSections(
        `must have these kinds of sections in this order: ${types.join(', ')}. "${types[found]}" is not in its place`,
      ),
    )
  }

/** The page has this section, under this id, and what is said of it holds. */
export const section =
  <Type extends SectionType>(
    type: Type,
    id: string,
    holds: (section: Extract<Section, { type: Type }>) => boolean,
    say: string,
  ): Demand =>
  (page) =>
    when(!sectionsOfType(page, type).some((one) => one.section.id === id && holds(one.section)), () =>
      ofSections(`must have a section "${type}" with the id "${id}" and ${say}`),
    )

/** The page says these words, in whatever form. */
export const words =
  (wanted: Partial<Record<Language, readonly RegExp[]>>, say: string): Demand =>
  ({ content, language }) => {
    const copy = JSON.stringify(content)
    const missing = (wanted[language] ?? []).filter((word) => !word.test(copy))
    return when(missing.length > 0, () =>
      ofSections(
        `no longer say ${say}: nothing matches ${missing.map((word) => word.source.replaceAll('|', ' or ')).join(', ')}`,
      ),
    )
  }
