import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { figuresById } from '../../data-model/figure-references'
import { link as linkModel } from '../../data-model/primitives'
import { sectionIds } from '../../data-model/section-ids'
import { type Leaf, leavesOf } from '../../data-model/walk'
import { type PageFile, page as pageModel } from '../../sections/page-model'
import { modelOf } from '../../sections/section'
import { fieldPath, type Problem } from './problem'
import type { PageEntry, SiteData } from './read-data'

type LeafCheck = (leaf: Leaf, page: PageEntry) => string[]

/** Checks each leaf of each page. */
function checkLeaves(pages: readonly PageEntry[], check: LeafCheck): Problem[] {
  return pages.flatMap((page) =>
    leavesOf(pageModel, page.content).flatMap((leaf) =>
      check(leaf, page).map((message) => ({ file: page.file, field: fieldPath(leaf.steps), message })),
    ),
  )
}

/** Every page that a page names must exist in the same language, and every anchor must exist. */
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

/** Every picture must have its light and its dark file. */
export function checkPictures({ pages }: SiteData, root: string): Problem[] {
  return checkLeaves(pages, ({ kind, value }) =>
    (kind === 'fileName' ? [`data/images/${value}.png`, `data/images/${value}-dark.png`] : [])
      .filter((file) => !existsSync(join(root, file)))
      .map((file) => `${file} does not exist`),
  )
}

/** The values that must agree between languages: kinds of sections, and the number of entries in each list. */
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

/** A page needs the same sections in every language, except those marked `only`. */
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

/** The checks of each kind of section. */
export function checkSections({ pages, figures, terrains, site }: SiteData): Problem[] {
  const known = figuresById(figures, site.hours)
  return pages.flatMap(({ file, id, language, content }) => {
    const terrain = terrains.find(({ page }) => page === id)
    return content.sections.flatMap((section, index) =>
      modelOf(section)
        .check(section, { page: id, language, figures: known, terrain })
        .map(({ field, message }) => ({ file, field: `sections[${index}].${field}`, message })),
    )
  })
}

/** A page needs one hero, at its top, and unique ids. */
export function checkOrder({ pages }: SiteData): Problem[] {
  return pages.flatMap(({ file, content: { sections } }): Problem[] => {
    const heroes = sections.filter(({ type }) => type === 'hero')
    const startsWell = heroes.length === 1 && sections[0]?.type === 'hero'
    const ids = sectionIds(sections)
    return [
      ...(startsWell ? [] : ['must begin with a hero, and have only one']),
      ...ids
        .filter((value, index) => ids.indexOf(value) !== index)
        .map((value) => `has two sections with the id "${value}"`),
    ].map((message) => ({ file, field: 'sections', message }))
  })
}
