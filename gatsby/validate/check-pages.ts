import { fieldPath } from '../../src/data-model/field-path'
import { link as linkModel } from '../../src/data-model/primitives'
import { sectionIds } from '../../src/data-model/section-ids'
import type { PageFile } from '../../src/sections/page-model'
import { pageLeaves } from '../data/page-leaves'
import { duplicatesOf } from './check-routes'
import type { Mistake } from './mistake'
import type { PageEntry, SiteData } from './read-data'

/** Every page that a page names exists in the same language, and every anchor exists (R-ROUTE-7). */
function* checkLinks(source: PageEntry, { pages }: SiteData): Generator<Mistake> {
  const { file, language, content } = source
  const find = (id: unknown) => pages.find((page) => page.id === id && page.language === language)
  for (const { kind, value, steps } of pageLeaves(content)) {
    const field = fieldPath(steps)
    if (kind === 'pageId' && !find(value)) {
      const remedy = 'Name another page, or give it one'
      yield {
        file,
        field,
        message: `links to the page "${value}", which has no ${language} path in data/routes.json. ${remedy}`,
      }
    }
    if (kind !== 'link') continue
    const { page, anchor } = linkModel.parse(value)
    const target = page === undefined ? source : find(page)
    if (!target || anchor === undefined || sectionIds(target.content.sections).includes(anchor)) continue
    yield {
      file,
      field,
      message: `links to "#${anchor}", which no section of ${target.file} has. Name the "id" of one`,
    }
  }
}

/**
 * The values that must agree between languages: kinds of sections, and the number of entries in each list; and where each
 * section stands.
 */
function outline(content: PageFile): { index: number; what: string }[] {
  return content.sections.flatMap((section, index) => {
    if (section.only) return []
    const lists = Object.entries(section).flatMap(([key, value]) =>
      Array.isArray(value) ? `${key}: ${value.length}` : [],
    )
    return { index, what: [section.type, ...lists.sort()].join(', ') }
  })
}

/** A page needs the same sections in every language, except those marked `only`. */
function* checkCounterpart({ file, id, content }: PageEntry, { pages }: SiteData): Generator<Mistake> {
  const other = pages.find((page) => page.id === id)
  if (!other || other.file === file) return
  const [own, counterpart] = [outline(content), outline(other.content)]
  const length = Math.max(own.length, counterpart.length)
  const at = Array.from({ length }).findIndex((_entry, position) => own[position]?.what !== counterpart[position]?.what)
  if (at < 0) return
  const [here, there] = [own[at], counterpart[at]]
  const message = `is (${here?.what ?? 'none'}) here, but (${there?.what ?? 'none'}) in ${other.file}: make both alike, or say "only" where one language alone has the section`
  yield { file, field: here ? `sections[${here.index}]` : 'sections', message }
}

/** A hero shows its figures on spots of the page's terrain, which every page and the not-found page has. */
function* checkSpots({ file, id, content }: PageEntry, { terrains }: SiteData): Generator<Mistake> {
  const terrain = terrains.find(({ page }) => page === id)
  for (const [index, section] of content.sections.entries()) {
    if (section.type !== 'hero' || !terrain || section.spots.length <= terrain.spots.length) continue
    const room = `its terrain in data/terrains.json has ${terrain.spots.length} spots for them`
    const message = `shows ${section.spots.length} figures, but ${room}. Add spots there, or take figures away`
    yield { file, field: `sections[${index}].spots`, message }
  }
}

/** A page needs one hero, at its top, unique ids, its own language, and one form at most: the start script and a draft know only one. */
function* checkSections({ file, language, content: { sections } }: PageEntry): Generator<Mistake> {
  const types = sections.map(({ type }) => type)
  if (types.lastIndexOf('hero') !== 0)
    yield { file, field: 'sections', message: 'must begin with a hero, and have only one' }
  for (const id of duplicatesOf(sectionIds(sections)))
    yield { file, field: 'sections', message: `has two sections with the id "${id}". Give one another` }
  for (const [index, { only = language }] of sections.entries()) {
    const message = `is "${only}", and the page is "${language}". Take the section away, or its "only"`
    if (only !== language) yield { file, field: `sections[${index}].only`, message }
  }
  const forms = types.flatMap((type, index) => (type === 'contact' || type === 'lead' ? [index] : []))
  for (const index of forms.slice(1))
    yield { file, field: `sections[${index}]`, message: 'is a second form. A page has one at most: take it away' }
}

/** Pages are whole, agree in both languages, and are linked. */
export const checkPages = (data: SiteData): Mistake[] =>
  data.pages.flatMap((page) => [
    ...checkSections(page),
    ...checkLinks(page, data),
    ...checkCounterpart(page, data),
    ...checkSpots(page, data),
  ])
