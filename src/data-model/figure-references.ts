import type { Language } from '../i18n/languages'
import { specifiedPhrases } from '../i18n/specified-phrases'
import type { Figure } from './figures'
import { formatFigure, largeFigure } from './format-figure'
import type { Leaf } from './leaves'
import { typeset } from './typeset'

/** How copy refers to a figure, as a regular expression: `{{id}}`. */
export const referencePattern = '\\{\\{([a-z0-9]+(?:-[a-z0-9]+)*)\\}\\}'
/** Names that contain digits, and are no figures, as a regular expression. */
export const nameWithDigits = 'B2[BC]'
const reference = new RegExp(referencePattern, 'g')

export const withoutReferences = (copy: string): string => copy.replace(reference, '')

/** @example referencedFigures('From {{project-shortest}} up') // ['project-shortest'] */
export function referencedFigures(copy: string): string[] {
  return [...copy.matchAll(reference)].flatMap((match) => match[1] ?? [])
}

/** Ids of the figures that a value of the data names: as a field of its own, or inside copy. */
export function figuresIn({ kind, value }: Leaf): string[] {
  if (kind === 'figureId') return [String(value)]
  return kind === 'text' || kind === 'prose' || kind === 'quantity' ? referencedFigures(String(value)) : []
}

const figureOf = (figures: ReadonlyMap<string, Figure>, id: string): Figure => {
  const figure = figures.get(id)
  if (!figure) throw new Error(`Unknown figure "${id}"`)
  return figure
}

/** Replaces each `{{figure-id}}` by that figure, which may be a sentence that names others. Throws on an unknown id. */
export function resolveReferences(copy: string, figures: ReadonlyMap<string, Figure>, language: Language): string {
  return copy.replace(reference, (_match, id: string) =>
    resolveReferences(formatFigure(figureOf(figures, id), language), figures, language),
  )
}

/** Copy as pages show it: with its figures in place, and typeset. */
export const typesetCopy = (copy: string, figures: ReadonlyMap<string, Figure>, language: Language): string =>
  typeset(resolveReferences(copy, figures, language), language)

const specified: ReadonlySet<unknown> = new Set(specifiedPhrases.flatMap(([, , ...phrases]) => phrases))

/** The JSON of phrases as pages show them. Slots such as `{{email}}` stay, and what the specification spells. */
export function resolvePhrases(json: string, figures: ReadonlyMap<string, Figure>, language: Language): string {
  const fill = (phrase: string) =>
    phrase.replace(reference, (match, id: string) =>
      figures.has(id) ? resolveReferences(match, figures, language) : match,
    )
  const set = (_key: string, phrase: unknown) =>
    typeof phrase !== 'string' || specified.has(phrase) ? phrase : typeset(fill(phrase), language)
  return JSON.stringify(JSON.parse(json, set))
}

/** A figure in the words of a language, and its number to calculate with. Throws on an unknown id. */
export function localizeFigure(id: string, figures: ReadonlyMap<string, Figure>, language: Language) {
  const figure = figureOf(figures, id)
  const { label, note, prefix } = figure
  const complete = (words: Localized) => typesetCopy(words[language], figures, language)
  const completed = (words?: Localized) => (words ? complete(words) : null)
  const { text, unitBelow } = largeFigure(figure, language)
  return {
    prefix: completed(prefix),
    text: resolveReferences(text, figures, language),
    unitBelow,
    label: complete(label),
    note: completed(note),
    value: typeof figure.value === 'number' ? figure.value : null,
    unit: figure.format === 'duration' ? figure.unit : null,
  }
}

type Localized = Record<Language, string>

export const figuresById = (figures: readonly Figure[]): ReadonlyMap<string, Figure> =>
  new Map(figures.map((figure) => [figure.id, figure]))
