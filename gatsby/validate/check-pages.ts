import { fieldPath } from '../../src/data-model/field-path'
import { link as linkModel } from '../../src/data-model/primitives'
import { sectionIds } from '../../src/data-model/section-ids'
import type { PageFile } from '../../src/sections/page-model'
import type { Mistake } from './mistake'
import { pageLeaves, targetsOf } from './page-leaves'
import type { PageEntry, SiteData } from './read-data'

/** Every page that a page names exists in the same language, and every anchor exists (R-ROUTE-7). */
function checkLinks(source: PageEntry, { pages }: SiteData): Mistake[] {
  const find = (id: unknown) => pages.find((page) => page.id === id && page.language === source.language)
  return pageLeaves(source.content).flatMap(({ kind, value, steps }) => {
    const wrong = (message: string) => [{ file: source.file, field: fieldPath(steps), message }]
    if (kind === 'pageId' && !find(value))
      return wrong(
        `links to the page "${value}", which has no ${source.language} path in data/routes.json. Name another page, or give it one`,
      )
    if (kind !== 'link') return []
    const { page, anchor } = linkModel.parse(value)
    const target = page === undefined ? source : find(page)
    if (!target || anchor === undefined || sectionIds(target.content.sections).includes(anchor)) return []
    return wrong(`links to "#${anchor}", which no section of ${target.file} has. Name the "id" of one`)
  })
}

/** Every page leads on, and another Italian page links to each page that is Italian only (R-PAGE-17). */
function checkWays({ pages, routes }: SiteData): Mistake[] {
  const targets = pages.map((page) => ({ page, ids: [...targetsOf(page.content)].filter((id) => id !== page.id) }))
  const where = 'to a button of the hero, or to a card, a row or a section that has one'
  const ends = targets
    .filter(({ ids }) => ids.filter((id) => id !== 'contact').length < 2)
    .map(({ page: { file } }) => {
      const message = `must lead on to two other pages, contact not counted: add a link ${where}`
      return { file, field: 'sections', message }
    })
  const isLinked = (page: string) =>
    targets.some(({ page: { language }, ids }) => language === 'it' && ids.includes(page))
  const lonely = routes
    .filter(({ page, en, it }) => it && !en && !isLinked(page))
    .map(({ page }) => {
      const message = `lead from no Italian page to "${page}", which English lacks: link to it from where its readers pass`
      return { file: 'data/routes.json', field: 'routes', message }
    })
  return [...ends, ...lonely]
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
function checkCounterpart({ file, id, content }: PageEntry, { pages }: SiteData): Mistake[] {
  const other = pages.find((page) => page.id === id)
  if (!other || other.file === file) return []
  const [own, counterpart] = [outline(content), outline(other.content)]
  const length = Math.max(own.length, counterpart.length)
  const index = Array.from({ length }).findIndex((_entry, position) => own[position] !== counterpart[position])
  if (index < 0) return []
  const [here, there] = [own[index] ?? 'none', counterpart[index] ?? 'none']
  const message = `is (${here}) here, but (${there}) in ${other.file}: make both alike, or say "only" where one language alone has the section`
  return [{ file, field: index < own.length ? `sections[${index}]` : 'sections', message }]
}

/** A hero shows its figures on spots of the page's terrain, which every page and the not-found page has. */
function checkTerrain({ file, id, content }: PageEntry, { terrains }: SiteData): Mistake[] {
  const terrain = terrains.find(({ page }) => page === id)
  if (!terrain) return []
  return content.sections.flatMap((section, index): Mistake[] => {
    if (section.type !== 'hero' || section.spots.length <= terrain.spots.length) return []
    const places = `its terrain in data/terrains.json has ${terrain.spots.length} spots for them. Add spots there, or take figures away`
    const message = `shows ${section.spots.length} figures, but ${places}`
    return [{ file, field: `sections[${index}].spots`, message }]
  })
}

/** A page needs one hero, at its top, unique ids, and one form at most: the start script and a draft know only one. */
function checkSections({ file, content: { sections } }: PageEntry): Mistake[] {
  const heroes = sections.filter(({ type }) => type === 'hero')
  const startsWell = heroes.length === 1 && sections[0]?.type === 'hero'
  const ids = sectionIds(sections)
  const doubles = ids.filter((value, index) => ids.indexOf(value) !== index)
  const forms = sections.flatMap(({ type }, index) => (type === 'contact' || type === 'lead' ? [index] : []))
  return [
    ...(startsWell ? [] : [{ field: 'sections', message: 'must begin with a hero, and have only one' }]),
    ...doubles.map((id) => ({ field: 'sections', message: `has two sections with the id "${id}". Give one another` })),
    ...forms.slice(1).map((index) => {
      return { field: `sections[${index}]`, message: 'is a second form. A page has one at most: take it away' }
    }),
  ].map((mistake) => ({ file, ...mistake }))
}

/** Only a page that stands in one language has keywords (R-PAGE-1). */
function checkKeywords({ file, id, content }: PageEntry, { pages }: SiteData): Mistake[] {
  if (!content.search.keywords || pages.filter((page) => page.id === id).length === 1) return []
  const message = 'must be left out: only a page that stands in one language has keywords'
  return [{ file, field: 'search.keywords', message }]
}

/** Pages are whole, agree in both languages, and lead on. */
export const checkPages = (data: SiteData): Mistake[] => [
  ...data.pages.flatMap((page) => [
    ...checkSections(page),
    ...checkLinks(page, data),
    ...checkCounterpart(page, data),
    ...checkTerrain(page, data),
    ...checkKeywords(page, data),
  ]),
  ...checkWays(data),
]
