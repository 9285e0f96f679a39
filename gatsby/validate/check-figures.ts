import { figuresById, figuresIn, referencedFigures, resolveReferences } from '../../src/data-model/figure-references'
import { type Figure, isPromise, wordsOf } from '../../src/data-model/figures'
import type { Leaf } from '../../src/data-model/walk'
import { languages } from '../../src/i18n/languages'
import { descriptionLetters, titleLetters } from '../../src/sections/page-model'
import { pageLeaves } from './page-leaves'
import { fieldPath, type Problem } from './problem'
import type { PageEntry, SiteData } from './read-data'

/** Names that contain digits, and are no figures. */
const namesWithDigits = /\bB2[BC]\b/g

const hasDigits = (copy: string) => /\d/.test(copy.replace(/\{\{[^}]*\}\}/g, '').replace(namesWithDigits, ''))

/** Copy refers to figures by `{{id}}`, and never writes a number itself (R-FIGURE-1). */
function mistakesOfCopy(copy: string): string[] {
  const mistakes: string[] = []
  if (referencedFigures(copy).length !== (copy.match(/\{\{/g)?.length ?? 0)) {
    mistakes.push(`has braces that name no figure: "${copy}". Write {{figure-id}}, small letters, no spaces`)
  }
  if (hasDigits(copy)) {
    mistakes.push(`spells a number: "${copy}". Put it into data/figures.json and write {{figure-id}}`)
  }
  return mistakes
}

const unknownFigure = (file: string, field: string, id: string): Problem => ({
  file,
  field,
  message: `names the figure "${id}", which data/figures.json does not have`,
})

function checkLeaf(leaf: Leaf, file: string, known: ReadonlySet<string>): Problem[] {
  const field = fieldPath(leaf.steps)
  const unknown = figuresIn(leaf).filter((id) => !known.has(id))
  const mistakes = leaf.kind === 'text' ? mistakesOfCopy(String(leaf.value)) : []
  return [
    ...unknown.map((id) => unknownFigure(file, field, id)),
    ...mistakes.map((message) => ({ file, field, message })),
  ]
}

/** The place of an entry in data/figures.json: promises come after figures. */
function placeOf(figure: Figure, index: number, figures: readonly Figure[]): string {
  if (!isPromise(figure)) return `figures[${index}]`
  return `promises[${index - figures.findIndex(isPromise)}]`
}

/** The entries that a figure's own words name: a promise names its figure, a label or a note another. */
function namedBy(figure: Figure, field: string): { id: string; field: string }[] {
  const { value } = figure
  const words = { ...(typeof value === 'object' && { value }), ...(isPromise(figure) ? {} : wordsOf(figure)) }
  return (['value', 'label', 'note', 'whose', 'period'] as const).flatMap((key) =>
    languages.flatMap((language) =>
      referencedFigures(words[key]?.[language] ?? '').map((id) => ({ id, field: `${field}.${key}.${language}` })),
    ),
  )
}

/** The words of a figure name figures with a number: words could name each other for ever. */
function checkNamed({ id, field }: { id: string; field: string }, figures: readonly Figure[]): Problem[] {
  const file = 'data/figures.json'
  const named = figures.find((one) => one.id === id)
  if (!named) return [unknownFigure(file, field, id)]
  const isWords = field.includes('.value.') && typeof named.value === 'object'
  return isWords ? [{ file, field, message: `names "${id}", which is words. Name a figure with a number` }] : []
}

/** Every figure that a page names must exist. */
export function checkReferences({ file, content }: PageEntry, { figures }: SiteData): Problem[] {
  const known = new Set(figures.map(({ id }) => id))
  return pageLeaves(content).flatMap((leaf) => checkLeaf(leaf, file, known))
}

const twice = (id: string): string => `"${id}" stands twice`

/** Every entry must stand once, and the entries that it names must exist. */
export function checkFigures({ figures }: SiteData): Problem[] {
  return figures.flatMap((figure, index): Problem[] => {
    const field = placeOf(figure, index, figures)
    const isDouble = figures.findIndex((other) => other.id === figure.id) !== index
    return [
      ...namedBy(figure, field).flatMap((named) => checkNamed(named, figures)),
      ...(isDouble ? [{ file: 'data/figures.json', field, message: twice(figure.id) }] : []),
    ]
  })
}

/**
 * Ids of the figures that no page and no other figure names. That is no mistake: people add a figure before the pages,
 * and retire it after them.
 */
export function unusedFigures({ figures, pages }: SiteData): string[] {
  const onPages = pages.flatMap(({ content }) => pageLeaves(content).flatMap(figuresIn))
  const used = new Set([...onPages, ...figures.flatMap((figure) => namedBy(figure, '').map(({ id }) => id))])
  return figures.map(({ id }) => id).filter((id) => !used.has(id))
}

const limits = { title: titleLetters, description: descriptionLetters }
type Key = keyof typeof limits

/** Search texts must have the right length with their figures in place, and no two pages may share one. */
export function checkSearchTexts({ figures, pages, site }: SiteData): Problem[] {
  const known = figuresById(figures, site.hours)
  const resolved =
    (key: Key) =>
    ({ file, language, content }: PageEntry) => {
      const copy = content.search[key]
      const isSound = referencedFigures(copy).every((id) => known.has(id))
      return isSound ? [{ file, key, text: resolveReferences(copy, known, language) }] : []
    }
  return [pages.flatMap(resolved('title')), pages.flatMap(resolved('description'))].flatMap((texts) => {
    const first = new Map([...texts].reverse().map(({ text, file }) => [text, file]))
    return texts.flatMap(({ file, key, text }) => {
      const { least, most } = limits[key]
      const other = first.get(text)
      return [
        ...(text.length < least || text.length > most
          ? [`has ${text.length} characters; it must have ${least} to ${most}`]
          : []),
        ...(other !== file ? [`is the same as in ${other}`] : []),
      ].map((message) => ({ file, field: `search.${key}`, message }))
    })
  })
}
