import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Route, routesFile } from '../../../src/data-model/routes'
import { type Terrain, terrainsFile } from '../../../src/data-model/terrains'
import { type Language, languages, pathPrefix } from '../../../src/i18n/languages'
import { type PageFile, page as pageModel } from '../../../src/sections/page-model'
import { Problem } from '../../support/problem'

/** Texts of an invented page, as long as search texts must be. A name replaces # and makes them unique. */
const words: Record<string, { title: string; description: string; heading: string }> = {
  en: {
    title: 'Invented page # about shops under a volcano',
    description:
      'This page # is invented to learn how the build grows. It says nothing of the agency, and nobody but a machine ever reads what stands here.',
    heading: 'Invented shop # opens under the volcano',
  },
  it: {
    title: 'Pagina inventata # sui negozi sotto il vulcano',
    description:
      'Questa pagina # è inventata per misurare la crescita della build. Non dice nulla dell’agenzia, e solo una macchina legge quello che sta scritto qui.',
    heading: 'Il negozio inventato # apre sotto il vulcano',
  },
}

const syllables = ['ba', 'ce', 'di', 'fo', 'gu', 'la', 'me', 'ni', 'ro', 'su']

/** A name for a number, one syllable for each digit: copy may not contain numbers. */
const nameOf = (number: number) =>
  [...String(number).padStart(4, '0')].map((figure) => syllables[Number(figure)]).join('')

const filled = (text: string, number: number) => text.replace('#', nameOf(number))

/** A copy of an existing page with another heading and other search texts. */
function inventedPage(model: PageFile, language: Language, number: number): PageFile {
  const own = words[language] ?? words.en
  if (!own) throw new Problem('There are no words for an invented page.')
  const { keywords: _keywords, ...search } = model.search
  const sections = model.sections.map((section) =>
    section.type === 'hero' ? { ...section, heading: filled(own.heading, number) } : section,
  )
  const texts = { title: filled(own.title, number), description: filled(own.description, number) }
  return { ...model, search: { ...search, ...texts }, sections }
}

type Site = { routes: Route[]; terrains: Terrain[] }

const languagesOf = (route: Route | undefined) => languages.filter((language) => route?.[language])

const countOf = (routes: readonly Route[]) => routes.reduce((count, route) => count + languagesOf(route).length, 0)

/** Pages to copy: those with the most languages. */
function modelsAmong(routes: readonly Route[]): Route[] {
  const most = Math.max(0, ...routes.map((route) => languagesOf(route).length))
  const [first] = routes.filter((route) => languagesOf(route).length === most)
  return routes.filter((route) => String(languagesOf(route)) === String(languagesOf(first)))
}

/** The languages of each invented page. If the number does not come out even, the last page has one language less. */
function missing(routes: readonly Route[], wanted: number, spoken: readonly Language[]): Language[][] {
  const count = wanted - countOf(routes)
  if (count < 0) throw new Problem(`The site has ${countOf(routes)} pages already: ${wanted} are fewer.`)
  return Array.from({ length: Math.ceil(count / spoken.length) }, (_, index) =>
    spoken.slice(0, count - index * spoken.length),
  )
}

function readJson(copy: string, file: string): unknown {
  return JSON.parse(readFileSync(join(copy, file), 'utf8'))
}

function writeJson(copy: string, file: string, value: unknown): void {
  const path = join(copy, file)
  mkdirSync(join(path, '..'), { recursive: true })
  writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`)
}

/** Route and terrain of an invented page, after those of its model. */
function add({ routes, terrains }: Site, model: Route, page: string, inLanguages: readonly Language[]): void {
  const terrain = terrains.find(({ page: id }) => id === model.page)
  if (!terrain) throw new Problem(`The page "${model.page}" has no terrain.`)
  const paths = Object.fromEntries(
    inLanguages.map((language) => [language, `${pathPrefix(language)}/invented/${page}`]),
  )
  routes.push({ page, ...paths })
  terrains.push({ ...terrain, page, seed: 1000 + terrains.length })
}

/**
 * Makes the data of a copy of the repository as large as asked. Copies existing pages in turn, each with a terrain of
 * its own.
 */
export function inventPages(copy: string, wanted: number): void {
  const { routes } = routesFile.parse(readJson(copy, 'data/routes.json'))
  const { terrains } = terrainsFile.parse(readJson(copy, 'data/terrains.json'))
  const models = modelsAmong(routes)
  for (const [index, inLanguages] of missing(routes, wanted, languagesOf(models[0])).entries()) {
    const model = models[index % models.length]
    if (!model) throw new Problem('The site has no page: there is none to invent others after.')
    const page = `invented-${index + 1}`
    add({ routes, terrains }, model, page, inLanguages)
    for (const language of inLanguages) {
      const content = pageModel.parse(readJson(copy, `data/pages/${language}/${model.page}.json`))
      writeJson(copy, `data/pages/${language}/${page}.json`, inventedPage(content, language, index + 1))
    }
  }
  writeJson(copy, 'data/routes.json', { routes })
  writeJson(copy, 'data/terrains.json', { terrains })
}
