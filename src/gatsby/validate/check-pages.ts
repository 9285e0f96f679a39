import { existsSync } from 'node:fs'
import { join } from 'node:path'

import type { PageFile } from '../../data-model/page'
import { sectionIds } from '../../data-model/section-ids'
import { fieldPath, type Problem } from './problem'
import type { PageEntry, SiteData } from './read-data'

type PageLink = { page?: string; anchor?: string; steps: PropertyKey[] }

function linksOf(value: unknown, steps: PropertyKey[] = []): PageLink[] {
  if (Array.isArray(value)) return value.flatMap((entry, index) => linksOf(entry, [...steps, index]))
  if (typeof value !== 'object' || value === null) return []
  const own: PageLink[] = []
  const page = 'page' in value && typeof value.page === 'string' ? value.page : undefined
  const anchor = 'anchor' in value && typeof value.anchor === 'string' ? value.anchor : undefined
  if (page !== undefined || anchor !== undefined) {
    own.push({ ...(page !== undefined && { page }), ...(anchor !== undefined && { anchor }), steps })
  }
  return [...own, ...Object.entries(value).flatMap(([key, entry]) => linksOf(entry, [...steps, key]))]
}

/** Every link of a page leads to a page of the same language, and every anchor to a section that is there. */
export function checkLinks({ pages }: SiteData): Problem[] {
  return pages.flatMap((source) =>
    linksOf(source.content.sections, ['sections']).flatMap((link): Problem[] => {
      const field = fieldPath(link.steps)
      const target =
        link.page === undefined
          ? source
          : pages.find((page) => page.id === link.page && page.language === source.language)
      if (!target) {
        return [
          {
            file: source.file,
            field,
            message: `links to the page "${link.page}", which has no ${source.language} route`,
          },
        ]
      }
      if (link.anchor !== undefined && !sectionIds(target.content.sections).includes(link.anchor)) {
        return [
          { file: source.file, field, message: `links to "#${link.anchor}", which no section of ${target.file} has` },
        ]
      }
      return []
    }),
  )
}

/** What must agree between the languages: kinds of sections, and how many entries each list has. */
function outline(content: PageFile): string[] {
  return content.sections
    .filter((section) => !('only' in section && section.only !== undefined))
    .map((section) => {
      const lists = Object.entries(section).flatMap(([key, value]) =>
        Array.isArray(value) ? `${key}: ${value.length}` : [],
      )
      return [section.type, ...lists.sort()].join(', ')
    })
}

/** A page has the same sections in both languages, unless one says that it stands in one language `only`. */
export function checkCounterparts({ pages }: SiteData): Problem[] {
  return pages.flatMap((page): Problem[] => {
    const other = pages.find((candidate) => candidate.id === page.id && candidate.language !== page.language)
    if (!other || page.language !== 'it') return []
    const [own, counterpart] = [outline(page.content), outline(other.content)]
    const index = own.findIndex((entry, position) => entry !== counterpart[position])
    const differs = index >= 0 ? index : own.length === counterpart.length ? -1 : own.length
    if (differs < 0) return []
    const message = `section ${differs} is (${own[differs] ?? 'none'}) here, but (${counterpart[differs] ?? 'none'}) in ${other.file}`
    return [{ file: page.file, field: 'sections', message }]
  })
}

/** The relief of a page has a place for each figure that its hero shows. */
export function checkSpots({ pages, terrains }: SiteData): Problem[] {
  return pages.flatMap(({ file, id, content }): Problem[] => {
    const shown = content.sections.flatMap((section) => (section.type === 'hero' ? section.spots : [])).length
    const places = terrains.find(({ page }) => page === id)?.spots.length ?? 0
    if (shown <= places) return []
    const message = `shows ${shown} figures, but its terrain in data/terrains.json has ${places} spots for them`
    return [{ file, field: 'sections[0].spots', message }]
  })
}

/** One h1 a page, first; ids unique; pictures there. */
export function checkSections({ pages }: SiteData, root: string): Problem[] {
  return pages.flatMap(({ file, content }: PageEntry): Problem[] => {
    const problems: Problem[] = []
    const heroes = content.sections.filter((section) => section.type === 'hero')
    if (heroes.length !== 1 || content.sections[0]?.type !== 'hero') {
      problems.push({ file, field: 'sections', message: 'must begin with a hero, and have only one' })
    }
    const ids = sectionIds(content.sections)
    for (const id of ids.filter((value, index) => ids.indexOf(value) !== index)) {
      problems.push({ file, field: 'sections', message: `has two sections with the id "${id}"` })
    }
    for (const hero of heroes) {
      for (const name of hero.image ? [hero.image.file, `${hero.image.file}-dark`] : []) {
        if (existsSync(join(root, 'data/images', `${name}.png`))) continue
        problems.push({ file, field: 'sections[0].image.file', message: `data/images/${name}.png does not exist` })
      }
    }
    return problems
  })
}
