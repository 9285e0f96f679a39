import { figuresById } from '../../src/data-model/figure-references'
import { link as linkModel } from '../../src/data-model/primitives'
import { sectionIds } from '../../src/data-model/section-ids'
import type { Leaf } from '../../src/data-model/walk'
import type { PageFile } from '../../src/sections/page-model'
import { modelOf } from '../../src/sections/section'
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
export function checkPictures(page: PageEntry, files: Files): Problem[] {
  const there = files.namesIn('data/images')
  return checkLeaves([page], ({ kind, value }) =>
    (kind === 'fileName' ? [`${value}.png`, `${value}-dark.png`] : [])
      .filter((name) => !there.includes(name))
      .map((name) => `data/images/${name} does not exist`),
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
    const [here, there] = [own[index] ?? 'none', counterpart[index] ?? 'none']
    const message = `is (${here}) here, but (${there}) in ${other.file}: make both alike, or say "only" where one language alone has the section`
    return [{ file: page.file, field: index < own.length ? `sections[${index}]` : 'sections', message }]
  })
}

/** The checks of each kind of section. */
export function checkSections({ file, id, language, content }: PageEntry, data: SiteData): Problem[] {
  const figures = figuresById(data.figures, data.site.hours)
  const terrain = data.terrains.find(({ page }) => page === id)
  return content.sections.flatMap((section, index) =>
    modelOf(section)
      .check(section, { page: id, language, figures, terrain })
      .map(({ field, message }) => ({ file, field: `sections[${index}].${field}`, message })),
  )
}

/** A page may have one form: the start script, a draft and the labels know only one. */
export function checkForms({ file, content: { sections } }: PageEntry): Problem[] {
  const forms = sections.flatMap(({ type }, index) => (type === 'contact' || type === 'lead' ? [index] : []))
  const message = 'is a second form. A page has one at most'
  return forms.slice(1).map((index) => ({ file, field: `sections[${index}]`, message }))
}

/** A page needs one hero, at its top, and unique ids. */
export function checkOrder({ file, content: { sections } }: PageEntry): Problem[] {
  const heroes = sections.filter(({ type }) => type === 'hero')
  const startsWell = heroes.length === 1 && sections[0]?.type === 'hero'
  const ids = sectionIds(sections)
  const start = 'must begin with a hero, and have only one'
  return [
    ...(startsWell ? [] : [start]),
    ...ids
      .filter((value, index) => ids.indexOf(value) !== index)
      .map((value) => `has two sections with the id "${value}"`),
  ].map((message) => ({ file, field: 'sections', message }))
}
