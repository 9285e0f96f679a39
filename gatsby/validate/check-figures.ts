import { fieldPath } from '../../src/data-model/field-path'
import {
  figuresById,
  figuresIn,
  nameWithDigits,
  referencedFigures,
  resolveReferences,
  withoutReferences,
} from '../../src/data-model/figure-references'
import { figuresFile } from '../../src/data-model/figures'
import { formatFigure, sayableInstead } from '../../src/data-model/format-figure'
import { type Leaf, leavesOf } from '../../src/data-model/leaves'
import { localized } from '../../src/data-model/primitives'
import { defaultLanguage } from '../../src/i18n/languages'
import { descriptionLetters, titleLetters } from '../../src/sections/page-model'
import { pageLeaves } from '../data/page-leaves'
import type { Mistake } from './mistake'
import type { PageEntry, SiteData } from './read-data'

const file = 'data/figures.json'

const namesWithDigits = new RegExp(`\\b${nameWithDigits}\\b`, 'g')

export const unknownFigure = (id: string) =>
  `names the figure "${id}", which ${file} does not have. Add it there, or name another`

/** Copy refers to figures by `{{id}}`, and never writes a number itself (R-FIGURE-1). */
export function mistakesOfNumbers(copy: string): string[] {
  const words = withoutReferences(copy).replace(namesWithDigits, '')
  const [number] = /\d(?:[\d.,]*\d)?/.exec(words) ?? []
  return number ? [`spells the number ${number}: "${copy}". Put it into ${file} and write {{figure-id}}`] : []
}

const parentOf = ({ steps }: Leaf) => fieldPath(steps.slice(0, -1))

/** The figures that a page names exist, and its copy writes no number (R-FIGURE-1). */
function* checkPage({ file, content }: PageEntry, { figures }: SiteData): Generator<Mistake> {
  const mistakeOf = (id: string) => (figures.some((one) => one.id === id) ? undefined : unknownFigure(id))
  for (const leaf of pageLeaves(content)) {
    const messages = leaf.kind === 'text' ? mistakesOfNumbers(String(leaf.value)) : []
    for (const message of [...figuresIn(leaf).map(mistakeOf), ...messages])
      if (message) yield { file, field: fieldPath(leaf.steps), message }
  }
}

/** A text of an entry in each language. */
const textsIn = ({ kind, value, steps }: Leaf) =>
  kind === 'localized'
    ? Object.entries(localized.parse(value)).map(([language, copy]) => ({
        copy,
        field: fieldPath([...steps, language]),
      }))
    : []

/** The figures that the words of an entry name. */
const namedInWords = (leaf: Leaf) =>
  textsIn(leaf).flatMap((text) => referencedFigures(text.copy).map((id) => ({ id, ...text })))

/** A value in words may spell a number; no other text of a figure may (R-FIGURE-1). */
const maySpell = ({ steps }: Leaf) => steps.at(-1) === 'value'

/** Every entry has its own id, and its words name figures with a number: words could name each other for ever. */
function* checkEntries({ figures, figuresFile: content }: SiteData): Generator<Mistake> {
  const ids = new Set<string>()
  for (const leaf of leavesOf(figuresFile, content)) {
    for (const { id, field } of namedInWords(leaf)) {
      const named = figures.find((one) => one.id === id)
      const isSentence = leaf.steps.at(-1) === 'value' && typeof named?.value === 'object'
      const inWords = isSentence && `names "${id}", a figure in words. Name a figure with a number`
      const message = named ? inWords : unknownFigure(id)
      if (message) yield { file, field, message }
    }
    if (leaf.kind !== 'figureId') continue
    const [field, id] = [parentOf(leaf), String(leaf.value)]
    if (ids.has(id)) yield { file, field, message: `"${id}" stands twice. Take one away` }
    ids.add(id)
  }
}

/** As people type it: with plain spaces and a plain minus. */
const asTyped = (text: string) => text.replaceAll('\u00a0', ' ').replace('\u2212', '-')

/** Each entry says its number once, as its value, and pages say that and no more (R-FIGURE-1, R-FIGURE-3). */
function* checkValues({ figuresFile: content }: SiteData): Generator<Mistake> {
  for (const [index, figure] of content.figures.entries()) {
    const instead = sayableInstead(figure)
    if (instead === undefined) continue
    const remedy = `Write in digits a value that they can say, for example that of “${asTyped(instead)}”`
    const message = `is ${figure.value}, but pages would say “${asTyped(formatFigure(figure, defaultLanguage))}”. ${remedy}`
    yield { file, field: `figures[${index}].value`, message }
  }
  for (const { copy, field } of leavesOf(figuresFile, content)
    .filter((leaf) => !maySpell(leaf))
    .flatMap(textsIn))
    for (const message of mistakesOfNumbers(copy)) yield { file, field, message }
}

const limits = { title: titleLetters, description: descriptionLetters }

/** Search texts have the right length with their figures in place, and no two pages share one (R-PAGE-1). */
function* checkSearchTexts({ figures, pages }: SiteData): Generator<Mistake> {
  const known = figuresById(figures)
  for (const key of ['title', 'description'] as const) {
    const { least, most } = limits[key]
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

/** Figures have no mistakes, and pages name them as they should. */
export const checkFigures = (data: SiteData): Mistake[] => [
  ...checkEntries(data),
  ...checkValues(data),
  ...data.pages.flatMap((page) => [...checkPage(page, data)]),
  ...checkSearchTexts(data),
]
