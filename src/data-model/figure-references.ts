import type { Language } from '../i18n/languages'
import type { Figure } from './figures'
import { formatFigure } from './format-figure'
import type { Leaf } from './walk'

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
  return kind === 'text' ? referencedFigures(String(value)) : []
}

/**
 * Replaces each `{{figure-id}}` by that figure in the language of the page. Throws on an unknown id, which validation
 * has ruled out before.
 */
export function resolveReferences(copy: string, figures: ReadonlyMap<string, Figure>, language: Language): string {
  return copy.replace(reference, (_match, id: string) => {
    const figure = figures.get(id)
    if (!figure) throw new Error(`Unknown figure "${id}" in "${copy}"`)
    return formatFigure(figure, language)
  })
}
