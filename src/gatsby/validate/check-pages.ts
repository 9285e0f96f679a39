import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { link as linkModel } from '../../data-model/primitives'
import { sectionIds } from '../../data-model/section-ids'
import { type Leaf, leavesOf } from '../../data-model/walk'
import type { Words } from '../../data-model/words'
import { modelOf } from '../../sections/models'
import { type PageFile, page as pageModel } from '../../sections/page-model'
import { fieldPath, type Problem } from './problem'
import type { PageEntry, SiteData } from './read-data'

type LeafCheck = (leaf: Leaf, page: PageEntry) => Words[]

/** Checks each leaf of each page. */
function checkLeaves(pages: readonly PageEntry[], check: LeafCheck): Problem[] {
  return pages.flatMap((page) =>
    leavesOf(pageModel, page.content).flatMap((leaf) =>
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
      return [
        {
          en: `links to the page "${leaf.value}", which has no ${source.language} route`,
          it: `porta alla pagina «${leaf.value}», che in questa lingua (${source.language}) non c’è`,
        },
      ]
    }
    if (leaf.kind !== 'link') return []
    const { page, anchor } = linkModel.parse(leaf.value)
    const target = page === undefined ? source : find(page, source)
    if (!target || anchor === undefined || sectionIds(target.content.sections).includes(anchor)) return []
    return [
      {
        en: `links to "#${anchor}", which no section of ${target.file} has`,
        it: `porta a «#${anchor}», che nessuna sezione di ${target.file} ha`,
      },
    ]
  })
}

/** Every picture that is named is there, in its light and its dark form. */
export function checkPictures({ pages }: SiteData, root: string): Problem[] {
  return checkLeaves(pages, ({ kind, value }) =>
    (kind === 'fileName' ? [`data/images/${value}.png`, `data/images/${value}-dark.png`] : [])
      .filter((file) => !existsSync(join(root, file)))
      .map((file) => ({ en: `${file} does not exist`, it: `${file} non esiste` })),
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
    const message = {
      en: `section ${index} is (${own[index] ?? 'none'}) here, but (${counterpart[index] ?? 'none'}) in ${other.file}`,
      it: `la sezione ${index} qui è (${own[index] ?? 'nessuna'}), ma in ${other.file} è (${counterpart[index] ?? 'nessuna'})`,
    }
    return [{ file: page.file, field: 'sections', message }]
  })
}

/** What each kind of section checks itself. */
export function checkSections({ pages, figures, terrains }: SiteData): Problem[] {
  const known = new Map(figures.map((figure) => [figure.id, figure]))
  return pages.flatMap(({ file, id, language, content }) => {
    const terrain = terrains.find(({ page }) => page === id)
    return content.sections.flatMap((section, index) =>
      modelOf(section)
        .check(section, { page: id, language, figures: known, terrain })
        .map(({ field, message }) => ({ file, field: `sections[${index}].${field}`, message })),
    )
  })
}

/** One hero a page, first; ids unique. */
export function checkOrder({ pages }: SiteData): Problem[] {
  return pages.flatMap(({ file, content: { sections } }): Problem[] => {
    const heroes = sections.filter(({ type }) => type === 'hero')
    const startsWell = heroes.length === 1 && sections[0]?.type === 'hero'
    const ids = sectionIds(sections)
    return [
      ...(startsWell
        ? []
        : [
            {
              en: 'must begin with a hero, and have only one',
              it: 'devono cominciare con un’apertura della pagina, e averne una sola',
            },
          ]),
      ...ids
        .filter((value, index) => ids.indexOf(value) !== index)
        .map((value) => ({
          en: `has two sections with the id "${value}"`,
          it: `due sezioni hanno lo stesso id «${value}»`,
        })),
    ].map((message) => ({ file, field: 'sections', message }))
  })
}
