import { fieldPath } from '../../src/data-model/field-path'
import { link as linkModel } from '../../src/data-model/primitives'
import { sectionIds } from '../../src/data-model/section-ids'
import { pageLeaves } from '../data/page-leaves'
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

/** Pages are whole, agree in both languages, and are linked. */
export const checkPages = (data: SiteData): Mistake[] =>
  data.pages.flatMap((page) => [...checkLinks(page, data), ...checkSpots(page, data)])
