import type { Finding } from '../../../src/data-model/finding'
import type { Words } from '../../../src/data-model/words'
import type { Language } from '../../../src/i18n/languages'
import type { Section, SectionType } from '../../../src/sections/section'
import type { PageEntry } from '../read-data'

/** What a rule of docs/specification.md asks of a page; what it finds says what is wanted, and where. */
export type Demand = (page: PageEntry) => Finding[]

/** A rule, the pages it speaks of (`it/home`), and what it asks of each of them. */
export type PageRule = { rule: string; pages: readonly string[]; demands: readonly Demand[] }

/** The message with the rule that is the reason for it. */
export const withRule = (rule: string, { en, it }: Words): Words => ({
  en: `${en}. The specification wants it so (${rule} in docs/specification.md): a change begins there`,
  it: `${it}. Lo vuole la specifica (${rule} in docs/specification.md): una modifica comincia da lì`,
})

export const both = (id: string): string[] => [`en/${id}`, `it/${id}`]

export const sectionsOfType = <Type extends SectionType>({ content }: PageEntry, type: Type) =>
  content.sections.flatMap((section, index) => (isOfType(section, type) ? [{ section, index }] : []))

const isOfType = <Type extends SectionType>(
  section: Section,
  type: Type,
): section is Extract<Section, { type: Type }> => section.type === type

/** One mistake about the sections as a whole. */
export const ofSections = (message: Words): Finding[] => [{ field: 'sections', message }]

export const when = (holds: boolean, findings: () => Finding[]): Finding[] => (holds ? findings() : [])

type Target = { page?: string; anchor?: string; interest?: string }

const targetText = ({ page, anchor, interest }: Target): Words => ({
  en: [
    page ? `the page "${page}"` : 'this page',
    anchor && `its section "#${anchor}"`,
    interest && `with the interest "${interest}"`,
  ]
    .filter(Boolean)
    .join(', '),
  it: [
    page ? `la pagina «${page}»` : 'questa pagina',
    anchor && `la sua sezione «#${anchor}»`,
    interest && `con l’interesse «${interest}»`,
  ]
    .filter(Boolean)
    .join(', '),
})

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
    const { en, it } = targetText(target)
    if (!last) {
      return ofSections({
        en: `must have a section "${type}" whose first button leads to ${en}`,
        it: `devono avere una sezione «${type}» il cui primo pulsante porta a: ${it}`,
      })
    }
    if (leads(last.section.actions[0], target)) return []
    const message = {
      en: `must begin with a button to ${en}`,
      it: `devono cominciare con un pulsante che porta a: ${it}`,
    }
    return [{ field: `sections[${last.index}].actions`, message }]
  }

/** A section of this kind has so many entries. */
export const entries =
  (type: SectionType, count: number, noun: Words): Demand =>
  (page) => {
    const counts = sectionsOfType(page, type).map(({ section, index }) => ({
      index,
      count: 'items' in section ? section.items.length : 0,
    }))
    if (counts.some((one) => one.count === count)) return []
    const en = `must have ${count} ${noun.en}`
    const it = `deve avere ${count} ${noun.it}`
    const [only, ...others] = counts
    if (!only) return ofSections({ en: `${en}, in a section "${type}"`, it: `${it}, in una sezione «${type}»` })
    if (others.length > 0) {
      return ofSections({
        en: `${en}, in one of its sections "${type}"`,
        it: `${it}, in una delle sue sezioni «${type}»`,
      })
    }
    const message = { en: `${en}, and has ${only.count}`, it: `${it}, e ne ha ${only.count}` }
    return [{ field: `sections[${only.index}].items`, message }]
  }

/** Sections of these kinds stand in this order; others may stand between them. */
export const inOrder =
  (...types: readonly SectionType[]): Demand =>
  ({ content }) => {
    let found = 0
    for (const { type } of content.sections) if (type === types[found]) found += 1
    return when(found < types.length, () =>
      ofSections({
        en: `must have these kinds of sections in this order: ${types.join(', ')}. "${types[found]}" is not in its place`,
        it: `devono avere questi tipi in quest’ordine: ${types.join(', ')}. «${types[found]}» non è al suo posto`,
      }),
    )
  }

/** The page has this section, under this id, and what is said of it holds. */
export const section =
  <Type extends SectionType>(
    type: Type,
    id: string,
    holds: (section: Extract<Section, { type: Type }>) => boolean,
    say: Words,
  ): Demand =>
  (page) =>
    when(!sectionsOfType(page, type).some((one) => one.section.id === id && holds(one.section)), () =>
      ofSections({
        en: `must have a section "${type}" with the id "${id}" and ${say.en}`,
        it: `devono avere una sezione «${type}» con l’id «${id}» e ${say.it}`,
      }),
    )

/** The page says these words, in whatever form. */
export const words =
  (wanted: Partial<Record<Language, readonly RegExp[]>>, say: Words): Demand =>
  ({ content, language }) => {
    const copy = JSON.stringify(content)
    const missing = (wanted[language] ?? []).filter((word) => !word.test(copy))
    const list = (or: string) => missing.map((word) => word.source.replaceAll('|', ` ${or} `)).join(', ')
    return when(missing.length > 0, () =>
      ofSections({
        en: `no longer say ${say.en}: nothing matches ${list('or')}`,
        it: `non dicono più ${say.it}: manca ${list('o')}`,
      }),
    )
  }
