import { readFileSync } from 'node:fs'
import type { Webhook } from '../../../src/contract/form-definition'
import { plainProse } from '../../../src/contract/prose'
import { figuresById, typesetCopy } from '../../../src/data-model/figure-references'
import { figuresFile } from '../../../src/data-model/figures'
import { navigationFile } from '../../../src/data-model/navigation'
import { redirectsFile } from '../../../src/data-model/redirects'
import { routesFile } from '../../../src/data-model/routes'
import { sectionIds } from '../../../src/data-model/section-ids'
import { siteFile } from '../../../src/data-model/site'
import { type Language, languages } from '../../../src/i18n/languages'
import type { Alternates } from '../../../src/i18n/paths'
import { type PageFile, page as pageFile } from '../../../src/sections/page-model'
import type { Section } from '../../../src/sections/section'
import { inProject } from '../../../tools/support/project'
import { isComplete } from './complete'
import { siteOrigin } from './origins'

export const readJson = (path: string): unknown => JSON.parse(readFileSync(inProject(path), 'utf8'))

/** The folder of the build under test. */
export const siteDirectory = inProject('public')

export const { routes } = routesFile.parse(readJson('data/routes.json'))
export const site = siteFile.parse(readJson('data/site.json'))
export const navigation = navigationFile.parse(readJson('data/navigation.json'))
export const figures = figuresById(figuresFile.parse(readJson('data/figures.json')).figures)

/** A page in one language, from its data file. */
export type SitePage = {
  id: string
  language: Language
  path: string
  /** The page in each of its languages, this one included. */
  alternates: Alternates
  search: PageFile['search']
  sections: { anchor: string; section: Section }[]
}

function readPage(id: string, language: Language, path: string, alternates: Alternates): SitePage {
  const { search, sections } = pageFile.parse(readJson(`data/pages/${language}/${id}.json`))
  const anchors = sectionIds(sections)
  return {
    id,
    language,
    path,
    alternates,
    search,
    sections: sections.map((section, index) => ({ section, anchor: anchors[index] ?? '' })),
  }
}

export const pages: SitePage[] = routes.flatMap(({ page, ...alternates }) =>
  languages.flatMap((language) => {
    const path = alternates[language]
    return path ? [readPage(page, language, path, alternates)] : []
  }),
)

/**
 * The first of several cases that run the same code: `npm test` takes these, `npm run test:all` all of them.
 * @param count how many `npm test` takes
 */
export const sampled = <Case>(cases: readonly Case[], count: number): readonly Case[] =>
  isComplete ? cases : cases.slice(0, count)

/** One page of each route, in turns of language. */
export const inTurns = (some: readonly SitePage[]): SitePage[] =>
  routes.flatMap(({ page }, index) => {
    const ofRoute = some.filter(({ id }) => id === page)
    return ofRoute[index % ofRoute.length] ?? []
  })

/** As few pages as have every kind of section between them. */
function pagesOfEveryKind(): SitePage[] {
  const seen = new Set<string>()
  return inTurns(pages).filter(({ sections }) => {
    const isNew = sections.some(({ section }) => !seen.has(section.type))
    for (const { section } of sections) seen.add(section.type)
    return isNew
  })
}

/** The pages of checks that take seconds for each page. `npm run test:all` checks all pages in all languages. */
export const fewPages: readonly SitePage[] = isComplete ? pages : pagesOfEveryKind()

export function pageOf(id: string, language: Language): SitePage {
  const found = pages.find((page) => page.id === id && page.language === language)
  if (!found) throw new Error(`There is no page "${id}" in "${language}".`)
  return found
}

/** The links of a page to its counterparts, for search engines: none from or to a page that is out of search. */
export function searchLinks({ id, search }: SitePage): [language: string, address: string][] {
  const found = pages.filter((page) => page.id === id && !page.search.noindex)
  if (search.noindex || found.length < 2) return []
  const link = (code: string, { path }: SitePage): [string, string] => [code, siteOrigin + path]
  const standard = found.filter(({ language }) => language === 'en').map((page) => link('x-default', page))
  return [...found.map((page) => link(page.language, page)), ...standard]
}

/** The pages that the logo and the Contact link lead to. Tests choose every other page by what it has. */
export const homePage = (language: Language) => pageOf(navigation.home, language)
export const contactPage = (language: Language) => pageOf(navigation.contact, language)

const hasForm = ({ sections }: SitePage) => sections.some(({ section }) => section.type === 'form')

/** The pages with the form that posts to a webhook. */
export const pagesFor = (webhook: Webhook): SitePage[] =>
  pages.filter(({ sections }) =>
    sections.some(({ section }) => section.type === 'form' && (webhook === 'event') === Boolean(section.lead)),
  )

/** Pages of a language that stand in every language and have no form, but home. */
export const plainPages = (language: Language): SitePage[] =>
  pages.filter(
    (page) =>
      page.language === language &&
      page.id !== navigation.home &&
      languages.every((code) => page.alternates[code]) &&
      !hasForm(page),
  )

/** All pages, those with the most sections first. */
export const longestPages: readonly SitePage[] = pages.toSorted(
  (one, other) => other.sections.length - one.sections.length,
)

/** Every address that leads on to a page, without its trailing slash. */
export const redirects = redirectsFile
  .parse(readJson('data/redirects.json'))
  .redirects.flatMap(({ page, language, from }) =>
    from.map((path) => ({ from: path, to: pageOf(page, language).path })),
  )

/** Copy as pages show it. */
export const shown = (copy: string, language: Language) => plainProse(typesetCopy(copy, figures, language))

/** The section of a kind on a page. */
export function sectionOf<Type extends Section['type']>({ sections, path }: SitePage, type: Type) {
  for (const { anchor, section } of sections) {
    if (isOfType(section, type)) return { anchor, section }
  }
  throw new Error(`${path} has no section of type "${type}".`)
}

/** The pages with a sum into which visitors can put their own amounts. */
export const sumPages = pages.flatMap((page) =>
  page.sections.flatMap(({ section }) => {
    const sum = section.type === 'drawing' ? section.sum : undefined
    return sum ? [{ ...page, sum }] : []
  }),
)

/** Every page that has a section of a kind. */
export const pagesWith = (type: Section['type']): SitePage[] =>
  pages.filter(({ sections }) => sections.some(({ section }) => section.type === type))

/** A page in a language that has a section of a kind, of which something holds. */
export function pageWith<Type extends Section['type']>(
  type: Type,
  language: Language,
  holds: (section: Extract<Section, { type: Type }>) => boolean = () => true,
): SitePage {
  const found = pagesWith(type).find((page) => page.language === language && holds(sectionOf(page, type).section))
  if (!found) throw new Error(`No page in "${language}" has such a section of type "${type}".`)
  return found
}

function isOfType<Type extends Section['type']>(
  section: Section,
  type: Type,
): section is Extract<Section, { type: Type }> {
  return section.type === type
}

/** The notes of the figures that a page shows large, in their order. */
export const notesOf = ({ sections, language }: SitePage): string[] =>
  sections
    .flatMap(({ section }) => {
      if (section.type === 'hero') return section.spots
      return isOfType(section, 'figures') || isOfType(section, 'programs')
        ? section.items.map(({ figure }) => figure)
        : []
    })
    .flatMap((id = '') => {
      const note = figures.get(id)?.note
      return note ? [shown(note[language], language)] : []
    })

/** The page with the most explained figures. */
export const explained = pages
  .map((page) => ({ path: page.path, notes: notesOf(page) }))
  .reduce((most, one) => (one.notes.length > most.notes.length ? one : most))
