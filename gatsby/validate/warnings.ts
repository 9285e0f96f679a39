import { interests } from '../../src/contract/form-definition'
import { lettersToAdd } from '../../src/data-model/letters'
import { terrainFile } from '../../src/data-model/terrains'
import type { ValueKind } from '../../src/data-model/value-kinds'
import { leastGap, timelineScale } from '../../src/sections/timeline/scale'
import { pageLeaves } from '../data/page-leaves'
import { redrawn } from './check-drawings'
import { unusedFigures } from './check-figures'
import { labelsOf } from './check-locales'
import { listMistakes, type Mistake } from './mistake'
import { namesIn, type SiteData } from './read-data'
import { everyString } from './strings'

const leftOver = (file: string, field: string, what: string): Mistake => ({
  file,
  field,
  message: `${what}. Take it away, unless a page will need it`,
})

/** Values of one kind that pages name, for example pictures. */
const named = ({ pages }: SiteData, kind: ValueKind) =>
  new Set(pages.flatMap(({ content }) => pageLeaves(content).flatMap((leaf) => (leaf.kind === kind ? leaf.value : []))))

/** Labels of the menu and interests of the form that no page has any more. */
function* unusedPhrases(data: SiteData): Generator<Mistake> {
  const labels = labelsOf(data.navigation)
  const chosen = named(data, 'interest')
  const unused = interests.shared.filter((interest) => !chosen.has(interest)).map((name) => `options.interest.${name}`)
  for (const { file, phrases } of data.locales)
    for (const key of phrases.keys()) {
      if (/^navigation\.(pages|groups)\./.test(key) && !labels.includes(key))
        yield leftOver(file, key, 'is a label of the menu, but data/navigation.json does not name it')
      if (unused.includes(key))
        yield {
          file,
          field: key,
          message:
            'is an interest that no page names. Visitors can choose it all the same. To take it away, begin with src/contract/form-definition.ts and src/data-model/primitives.ts',
        }
    }
}

/** Files and entries that no page uses: left over from a page or a section that went. */
function* unusedFiles(data: SiteData): Generator<Mistake> {
  const { root, routes, terrains, drawings } = data
  const pages = ['not-found', ...routes.map(({ page }) => page)]
  for (const [index, { page }] of terrains.entries())
    if (!pages.includes(page))
      yield leftOver('data/terrains.json', `terrains[${index}]`, `belongs to no page: "${page}"`)
  const drawn = terrains.map(terrainFile)
  for (const name of namesIn(root, 'data/terrain'))
    if (!drawn.includes(`terrain/${name}`))
      yield leftOver(`data/terrain/${name}`, '', 'belongs to no terrain of data/terrains.json')
  const shown = named(data, 'drawing')
  for (const { file, content } of drawings)
    if (!shown.has(content.name)) yield leftOver(file, '', 'belongs to a drawing that no page shows')
  const pictures = named(data, 'fileName')
  for (const name of namesIn(root, 'data/images'))
    if (!pictures.has(name.replace(/(-dark)?\.png$/, '')))
      yield leftOver(`data/images/${name}`, '', 'is a picture that no page shows')
}

/** Letters in the heading of a page: a phone has five lines for them. */
const longestHeading = 70

function* longHeadings({ pages }: SiteData): Generator<Mistake> {
  for (const { file, content } of pages) {
    const { length } = content.sections[0]?.heading ?? ''
    const message = `has ${length} letters, and a phone has five lines for it. Shorten it to ${longestHeading}`
    if (length > longestHeading) yield { file, field: 'sections[0].heading', message }
  }
}

/** Time alone can do this to a timeline that goes up to today: no build stops for it. */
function* closeYears({ pages }: SiteData): Generator<Mistake> {
  for (const { file, content } of pages)
    for (const [index, section] of content.sections.entries()) {
      if (section.type !== 'timeline') continue
      const starts = timelineScale(section.items)
      const close = starts.findIndex((start, at) => at > 0 && start - (starts[at - 1] ?? 0) < leastGap)
      if (close < 0) continue
      const years = section.items.slice(close - 1, close + 1).map(({ year }) => year ?? 'today')
      const message = `has ${years.join(' and ')} too close together for their words. Leave one out`
      yield { file, field: `sections[${index}].items`, message }
    }
}

/** Letters of a further language, which the fonts get by being made again. */
function* newLetters(data: SiteData): Generator<Mistake> {
  const found = new Set(everyString(data).flatMap(({ text }) => lettersToAdd(text)))
  if (found.size === 0) return
  const remedy = 'browsers take them from another font. Add them there, then run npm run generate'
  yield { file: 'src/data-model/letters.ts', field: '', message: `lacks ${[...found].sort().join(' ')}: ${remedy}` }
}

/** Warnings about valid data: no build stops for them. */
export const warningsIn = (data: SiteData): Mistake[] => [
  ...redrawn(data),
  ...unusedFigures(data).map((id) => leftOver('data/figures.json', '', `has the figure "${id}", which no page shows`)),
  ...unusedPhrases(data),
  ...unusedFiles(data),
  ...newLetters(data),
  ...longHeadings(data),
  ...closeYears(data),
]

/** Warnings as a text for people. Empty where there are none. */
export const listWarnings = (warnings: readonly Mistake[], root: string): string =>
  warnings.length === 0 ? '' : `The data could be better. It is built all the same.\n\n${listMistakes(warnings, root)}`
