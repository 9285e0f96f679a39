import { link as linkModel } from '../../data-model/primitives'
import { sectionIds } from '../../data-model/section-ids'
import type { Leaf } from '../../data-model/walk'
import { modelOf } from '../../sections/models'
import type { PageFile } from '../../sections/page-model'
import type { Files } from './files'
import { pageLeaves } from './page-leaves'
import { fieldPath, type Problem } from './problem'
import type { PageEntry, SiteData } from './read-data'

type LeafCheck = (leaf: Leaf, page: PageEntry) => string[]

/** Checks each leaf of each page. */
function checkLeaves(pages: readonly PageEntry[], check: LeafCheck): Problem[] {
  return pages.flatMap((page) =>
    pageLeaves(page.content).flatMap((leaf) =>
      check(leaf, page).map((message) => ({ file: page.file, field: fieldPath(leaf.steps), message })),
    ),
  )
}

/** Every page that is named exists in the language of the page that names it, and every anchor is there. */
export function checkLinks({ pages }: SiteData): Problem[] {
  const find = (id: unknown, { language }: PageEntry) =>
    pages.find((page) => page.id === id && page.language === language)
  return checkLeaves(pages, (leaf, source) => {
    if (leaf.kind === 'pageId' && !find(leaf.value, source)) {
      return [`links to the page "${leaf.value}", which has no ${source.language} route`]
    }
    if (leaf.kind !== 'link') return []
    const { page, anchor } = linkModel.parse(leaf.value)
    const target = page === undefined ? source : find(page, source)
    if (!target || anchor === undefined || sectionIds(target.content.sections).includes(anchor)) return []
    return [`links to "#${anchor}", which no section of ${target.file} has`]
  })
}

/** Every picture that is named is there, in its light and its dark form. */
export function checkPictures(page: PageEntry, files: Files): Problem[] {
  const there = files.namesIn('data/images')
  return checkLeaves([page], ({ kind, value }) =>
    (kind === 'fileName' ? [`${value}.png`, `${value}-dark.png`] : [])
      .filter((name) => !there.includes(name))
      .map((name) => `data/images/${name} does not exist`),
  )
}

/** What must agree between the languages: kinds of sections, and how many entries each list has. */
function outline(content: PageFile): string[] {
  return content.sections
    .filter(({ only }) => only === undefined)
    .map((section) => {
      const lists = Object.entries(section).flatMap(([key, value]) =>
        Array.isArray(value) ? `${key}: ${value.length}` : [],
      )
      return [section.type, ...lists.sort()].join(', ')
    })
}

/** A page has the same sections in every language, unless one says that it stands in one language `only`. */
export function checkCounterparts({ pages }: SiteData): Problem[] {
  return pages.flatMap((page): Problem[] => {
    const other = pages.find(({ id }) => id === page.id)
    if (!other || other === page) return []
    const [own, counterpart] = [outline(page.content), outline(other.content)]
    const index = Array.from({ length: Math.max(own.length, counterpart.length) }).findIndex(
      (_entry, position) => own[position] !== counterpart[position],
    )
    if (index < 0) return []
    const message = `section ${index} is (${own[index] ?? 'none'}) here, but (${counterpart[index] ?? 'none'}) in ${other.file}`
    return [{ file: page.file, field: 'sections', message }]
  })
}

/** What each kind of section checks itself. */
export function checkSections({ file, id, language, content }: PageEntry, { figures, terrains }: SiteData): Problem[] {
  const known = new Map(figures.map((figure) => [figure.id, figure]))
  const terrain = terrains.find(({ page }) => page === id)
  return content.sections.flatMap((section, index) =>
    modelOf(section)
      .check(section, { page: id, language, figures: known, terrain })
      .map(({ field, message }) => ({ file, field: `sections[${index}].${field}`, message })),
  )
}

/** A page has one form at most: the start script, a draft and the labels know which one is meant. */
export function checkForms({ file, content: { sections } }: PageEntry): Problem[] {
  const forms = sections.flatMap(({ type }, index) => (type === 'contact' || type === 'lead' ? [index] : []))
  return forms
    .slice(1)
    .map((index) => ({ file, field: `sections[${index}]`, message: 'is a second form. A page has one at most' }))
}

/** One hero a page, first; ids unique. */
export function checkOrder({ file, content: { sections } }: PageEntry): Problem[] {
  const heroes = sections.filter(({ type }) => type === 'hero')
  const startsWell = heroes.length === 1 && sections[0]?.type === 'hero'
  const ids = sectionIds(sections)
  return [
    ...(startsWell ? [] : ['must begin with a hero, and have only one']),
    ...ids
      .filter((value, index) => ids.indexOf(value) !== index)
      .map((value) => `has two sections with the id "${value}"`),
  ].map((message) => ({ file, field: 'sections', message }))
}
