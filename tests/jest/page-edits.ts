import type { SiteCopy } from './site-copy'

type Section = { type: string; id?: string; items?: unknown[]; actions?: unknown[]; [key: string]: unknown }
export type Change = (copy: SiteCopy) => void

const isSection = (value: unknown): value is Section => typeof value === 'object' && value !== null && 'type' in value
const sectionsOf = (value: unknown): Section[] => (Array.isArray(value) ? value.filter(isSection) : [])

/** Changes a page in the languages that are named, for example `en it`. */
export const page =
  (languages: string, id: string, change: (sections: Section[]) => Section[]): Change =>
  (copy) => {
    for (const language of languages.split(' ')) {
      copy.update(`data/pages/${language}/${id}.json`, 'sections', (old) => change(sectionsOf(old)))
    }
  }

export const each = (type: string, change: (section: Section) => Section) => (sections: Section[]) =>
  sections.map((section) => (section.type === type ? change(section) : section))
export const without = (type: string) => (sections: Section[]) => sections.filter((section) => section.type !== type)
export const oneFewer = (type: string) =>
  each(type, ({ items = [], ...rest }) => ({ ...rest, items: items.slice(0, -1) }))
export const oneMore = (type: string) =>
  each(type, ({ items = [], ...rest }) => ({ ...rest, items: [...items, items[0]] }))
export const leading = (type: string, target: object) =>
  each(type, (section) => ({ ...section, actions: [{ label: 'On', ...target }] }))
export const moved = (from: number) => (sections: Section[]) => {
  const [section] = sections.splice(from, 1)
  return section ? [...sections.slice(0, from + 1), section, ...sections.slice(from + 1)] : sections
}
/** A page with other words in place of some. */
export const rewritten =
  (languages: string, id: string, words: RegExp, others = 'x'): Change =>
  (copy) => {
    for (const language of languages.split(' ')) {
      const file = `data/pages/${language}/${id}.json`
      copy.write(file, copy.read(file).replace(words, others))
    }
  }

/** What a mistake says that a rule of the specification explains. */
export const saying = (rule: string, wanted: RegExp) => new RegExp(`${wanted.source}.*\\(${rule} in `)
