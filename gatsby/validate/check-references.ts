import { plainProse, proseParts } from '../../src/contract/prose'
import { fieldPath } from '../../src/data-model/field-path'
import {
  figuresById,
  nameWithDigits,
  referencedFigures,
  resolveReferences,
  withoutReferences,
} from '../../src/data-model/figure-references'
import { type Leaf, leavesOf } from '../../src/data-model/leaves'
import { link as linkModel } from '../../src/data-model/primitives'
import { pageLeaves, searchLetters } from '../../src/sections/page-model'
import { kinds } from '../data/kinds'
import type { PageEntry, SiteData } from '../data/read-data'
import { checkUnique, type Mistake } from './mistake'

const figuresName = kinds.figures.file

/** One string of the data, and its place. */
export type DataString = { file: string; field: string; text: string; kind?: Leaf['kind'] }

/** Every string that people write: the agency, its figures, its terrains, its pages, its phrases. */
export const everyString = ({ entries, locales }: SiteData): DataString[] => [
  ...entries.flatMap(({ file, model, content }) =>
    leavesOf(model, content).flatMap(({ kind, value, steps }) =>
      typeof value === 'string' ? [{ file, field: fieldPath(steps), text: value, kind }] : [],
    ),
  ),
  ...locales.flatMap(({ file, phrases }) => [...phrases].map(([field, text]) => ({ file, field, text }))),
]

const isPhrase = ({ file }: DataString) => file.startsWith('locales/')

/** The texts that spell no number: what pages say, phrases, and what is said of a figure. */
const isCopy = (string: DataString) => string.kind === 'text' || string.kind === 'prose' || isPhrase(string)
/** The texts that pages show. All others have a form. */
const isShown = (string: DataString) => isCopy(string) || string.kind === 'quantity' || string.kind === 'verbatim'

const namesWithDigits = new RegExp(`\\b${nameWithDigits}\\b`, 'g')

/** Copy refers to figures by `{{id}}`, and never writes a number itself (R-FIGURE-1). */
function* mistakesOfNumbers({ text }: DataString): Generator<string> {
  const [number] = /\d(?:[\d.,]*\d)?/.exec(withoutReferences(text).replace(namesWithDigits, '')) ?? []
  if (number) yield `spells the number ${number}: "${text}". Put it into ${figuresName} and write {{figure-id}}`
}

/** Figures that are named exist. Values that the code fills into phrases (`{{email}}`) have no hyphen. */
function* mistakesOfFigures(string: DataString, figures: SiteData['figures']): Generator<string> {
  const named = string.kind === 'figureId' ? [string.text] : referencedFigures(string.text)
  for (const id of named)
    if (!figures.some((one) => one.id === id) && !(isPhrase(string) && !id.includes('-')))
      yield `names the figure "${id}", which ${figuresName} does not have. Add it there, or name another`
}

/** Of HTML, of a wiki, and of Markdown: also its headings, lists and quotations. */
const markup = /<[a-z!/]|&[a-z]+;|&#\d+;|[*`]|__|\[\[|^(?:#+|[-•>]) | • /i

/** Pages would show signs of markup and of programs as they are. The code makes elements of two tags, in phrases. */
function* mistakesOfSigns(string: DataString): Generator<string> {
  const { text } = string
  if (text.includes(']('))
    yield `has a link that no page can show. Sentences alone have [words](https://…), with %28 and %29 for ( and ), or [words](/en/contact): "${text}"`
  if (markup.test(isPhrase(string) ? text.replace(/<\/?(policy|sent)>/g, '') : text))
    yield `has markup, which would be shown as it is. Take it away: "${text}"`
  for (const braces of withoutReferences(text).match(/\{+[^{}]*\}*|\}+/g) ?? [])
    yield `has braces that name no value: "${braces}". Write {{name}}, without spaces`
}

function* checkStrings(data: SiteData): Generator<Mistake> {
  for (const one of everyString(data)) {
    const string = one.kind === 'prose' ? { ...one, text: plainProse(one.text) } : one
    for (const message of [
      ...mistakesOfFigures(string, data.figures),
      ...(isCopy(string) ? mistakesOfNumbers(string) : []),
      ...(isShown(string) ? mistakesOfSigns(string) : []),
    ])
      yield { file: string.file, field: string.field, message }
  }
}

/** Search texts have the right length with their figures in place, and no two pages share one (R-PAGE-1). */
function* checkSearchTexts({ figures, pages }: SiteData): Generator<Mistake> {
  const known = figuresById(figures)
  for (const key of ['title', 'description'] as const) {
    const { least, most } = searchLetters[key]
    const firstWith = new Map<string, string>()
    for (const { file, language, content } of pages) {
      if (!referencedFigures(content.search[key]).every((id) => known.has(id))) continue
      const field = `search.${key}`
      const text = resolveReferences(content.search[key], known, language)
      if (text.length < least || text.length > most)
        yield { file, field, message: `has ${text.length} characters; it must have ${least} to ${most}` }
      const first = firstWith.get(text)
      if (first) yield { file, field, message: `is the same as in ${first}. Write another` }
      else firstWith.set(text, file)
    }
  }
}

/** With and without `www`: one redirects to the other. */
const siteOf = (address: string) => new URL(address).hostname.replace(/^www\./, '')
const isOurs = (address: string, { origin }: SiteData['site']) => siteOf(address) === siteOf(origin)

/** Every page that a page names exists in the same language, and every anchor exists (R-ROUTE-7). */
function* checkLinks(source: PageEntry, { site, pages, routes }: SiteData): Generator<Mistake> {
  const { file, language, content } = source
  const find = (id: unknown) => pages.find((page) => page.id === id && page.language === language)
  // Shown as another site, it would not be missed when the page moves. A path with an extension is a file in static/.
  const isPage = (address = '') =>
    URL.canParse(address) && isOurs(address, site) && !new URL(address).pathname.includes('.')
  const wanted = `${language} path in ${kinds.routes.file}. Name another page, or give it one`
  for (const { kind, value, steps } of pageLeaves(content)) {
    const field = fieldPath(steps)
    if (kind === 'pageId' && !find(value))
      yield { file, field, message: `links to the page "${value}", which has no ${wanted}` }
    for (const { href } of kind === 'prose' ? proseParts(String(value)) : [])
      if (isPage(href))
        yield { file, field, message: `links to "${href}" of this site. Write the path alone: (/en/contact)` }
      else if (href?.startsWith('/') && !routes.some((route) => route[language] === href))
        yield { file, field, message: `links to "${href}", which is no ${wanted}` }
    if (kind !== 'link') continue
    const { page, anchor, url } = linkModel.parse(value)
    if (isPage(url))
      yield { file, field, message: `links to "${url}" of this site. Name its "page" in place of the "url"` }
    const target = page === undefined ? source : find(page)
    if (!target || anchor === undefined || target.content.sections.some(({ id }) => id === anchor)) continue
    const message = `links to "#${anchor}", which no section of ${target.file} has as its "id". Name the "id" of one, or give it one`
    yield { file, field, message }
  }
}

/** Frames show documents of other sites: ours lets nobody show it in a frame. An embed's origin the content policy allows. */
function* checkFrames({ site, pages }: SiteData): Generator<Mistake> {
  const ours = 'is of this site, which no frame may show. Publish it under another name, such as docs.agency.it'
  for (const [policy, addresses] of Object.entries(site.policies))
    for (const [language, address] of Object.entries(addresses))
      if (isOurs(address, site)) yield { file: kinds.site.file, field: `policies.${policy}.${language}`, message: ours }
  for (const { file, content } of pages)
    for (const [index, section] of content.sections.entries()) {
      if (section.type !== 'embed') continue
      const field = `sections[${index}].url`
      const { origin } = new URL(section.url)
      const refused = `is of ${origin}, which browsers would refuse. Add it to "others" of ${kinds.site.file}, with the use "frame"`
      if (isOurs(origin, site)) yield { file, field, message: ours }
      else if (!site.others.some((other) => other.origin === origin && other.uses.includes('frame')))
        yield { file, field, message: refused }
    }
}

/** What is named exists, and copy has no number and no markup of its own. */
export const checkReferences = (data: SiteData): Mistake[] => [
  ...checkStrings(data),
  ...checkUnique(
    figuresName,
    'figures',
    data.figures.map(({ id }) => id),
  ),
  ...checkSearchTexts(data),
  ...checkFrames(data),
  ...data.pages.flatMap((page) => [...checkLinks(page, data)]),
]
