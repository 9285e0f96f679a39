import { byLanguage, type Language } from '../i18n/languages'
import { type Figure, isPromise, saidOf } from './figures'
import { formatFigure } from './format-figure'
import type { Leaf } from './leaves'

const reference = /\{\{([a-z0-9-]+)\}\}/g

/**
 * Ids of the figures that a piece of copy refers to, in order.
 * @example referencedFigures('From {{project-shortest}} up') // ['project-shortest']
 */
export function referencedFigures(copy: string): string[] {
  return [...copy.matchAll(reference)].flatMap((match) => match[1] ?? [])
}

/** Ids of the figures that a value of the data names: as a field of its own, or inside copy. */
export function figuresIn({ kind, value }: Leaf): string[] {
  if (kind === 'figureId') return [String(value)]
  return kind === 'text' || kind === 'value' ? referencedFigures(String(value)) : []
}

const figureOf = (figures: ReadonlyMap<string, Figure>, id: string): Figure => {
  const figure = figures.get(id)
  if (!figure) throw new Error(`Unknown figure "${id}"`)
  return figure
}

/**
 * Replaces each `{{figure-id}}` by that figure in the language of the page; a promise names figures in its turn. Throws
 * on an unknown id, which validation has ruled out before.
 */
export function resolveReferences(copy: string, figures: ReadonlyMap<string, Figure>, language: Language): string {
  return copy.replace(reference, (_match, id: string) =>
    resolveReferences(formatFigure(figureOf(figures, id), language), figures, language),
  )
}

/** A figure in the words of a language, with the figures that it names in place. Throws on an unknown id. */
export function wordFigure(id: string, figures: ReadonlyMap<string, Figure>, language: Language) {
  const { label, note, whose, period } = saidOf(figureOf(figures, id))
  const complete = (words: Localized) => resolveReferences(words[language], figures, language)
  return {
    text: resolveReferences(`{{${id}}}`, figures, language),
    label: complete(label),
    note: complete(note),
    whose: whose ? complete(whose) : null,
    period: period ? complete(period) : null,
  }
}

type Localized = Record<Language, string>

/** A sentence of working days goes on with the hours of the day. */
const withHours = (sentence: string, hours: string) => sentence.replace(/\.?$/, `, ${hours}.`)

/**
 * Figures as copy refers to them, by id.
 * @param hours the owner's hours of the day: each promise that holds in them says so
 */
export function figuresById(figures: readonly Figure[], hours?: Localized): ReadonlyMap<string, Figure> {
  const said = (figure: Figure): Figure =>
    hours && isPromise(figure) && figure.inHours
      ? { ...figure, value: byLanguage((language) => withHours(figure.value[language], hours[language])) }
      : figure
  return new Map(figures.map((figure) => [figure.id, said(figure)]))
}
